export default function VideoPage() { return null; }
