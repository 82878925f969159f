import { Missing } from "@/layout/Missing";

export default function NotFound() {
  return <Missing />;
}
