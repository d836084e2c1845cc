export default function Comments() { return null; }
