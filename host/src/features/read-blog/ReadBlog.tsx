import { useEffect, useRef, useState } from "react";
import { BlogPopup, type PageScroll } from "@kadr/design-system/popups/BlogPopup";
import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { blogTexts } from "../../texts/blog.ts";

/** Facts of a page of the blog, by its own word. */
export interface BlogPage {
  readonly title: string;
  /** Where it stands for everybody; null for an address that no link may have. */
  readonly link: { readonly href: SafeHref; readonly text: string } | null;
}

/** The frame as the platform sees it: an address, and a conversation once it is in the page. */
export interface BlogFramePort {
  /** Of a post; undefined where no frame may be. */
  address(post: string): SafeMediaUrl | undefined;
  /** Listens to the frame until disposed. */
  connect(
    frame: HTMLIFrameElement,
    listener: { onPage(page: BlogPage): void; onHeight(height: number): void },
  ): { scroll(scroll: PageScroll): void; close(): void };
}

export interface ReadBlogProps {
  post: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  frame: BlogFramePort;
}

/** A frame that has not spoken by then is offered anew, ms. */
const loadTimeoutMs = 10_000;

/** A page of the blog over the page (SHELL-BLOG-01): it is told how far it is scrolled (SHELL-BLOG-02). */
export function ReadBlog({ post, isOpen, onOpenChange, frame }: ReadBlogProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const conversation = useRef<ReturnType<BlogFramePort["connect"]> | null>(null);
  const [page, setPage] = useState<BlogPage | null>(null);
  const [height, setHeight] = useState<number>();
  const [tries, setTries] = useState(1);
  const [isLate, setLate] = useState(false);
  const address = frame.address(post);
  const isThere = isOpen && address !== undefined;

  useEffect(() => {
    if (!isThere || element.current === null) return;
    const timer = window.setTimeout(() => setLate(true), loadTimeoutMs);
    const connection = frame.connect(element.current, {
      onPage(next) {
        window.clearTimeout(timer);
        setLate(false);
        setPage(next);
      },
      onHeight: setHeight,
    });
    conversation.current = connection;
    return () => {
      window.clearTimeout(timer);
      conversation.current = null;
      connection.close();
    };
  }, [frame, isThere, tries]);

  const { title, close, loading, failed, retry, outside } = blogTexts;
  return (
    <BlogPopup
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={page?.title ?? title}
      link={page?.link ?? undefined}
      state={page !== null ? "ready" : isLate || address === undefined ? "failed" : "loading"}
      height={height}
      onScroll={(scroll) => conversation.current?.scroll(scroll)}
      onRetry={() => {
        setLate(false);
        setTries((count) => count + 1);
      }}
      texts={{ close, loading, failed, retry, outside }}
    >
      {address !== undefined && (
        <iframe
          // Another try is another frame.
          key={tries}
          ref={element}
          title={blogTexts.frame}
          src={address}
          allow=""
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="origin"
        />
      )}
    </BlogPopup>
  );
}
