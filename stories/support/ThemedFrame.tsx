import { useEffect, useRef } from "react";

/** A page in a frame, which is told the theme that is shown: a frame of ours is told by its address. */
export function ThemedFrame({ title, srcDoc }: { title: string; srcDoc: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const postTheme = () => {
    const inside = frame.current?.contentDocument?.documentElement;
    if (inside) inside.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  };
  useEffect(() => {
    const themes = new MutationObserver(postTheme);
    themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => themes.disconnect();
  }, []);
  return <iframe ref={frame} title={title} srcDoc={srcDoc} onLoad={postTheme} />;
}
