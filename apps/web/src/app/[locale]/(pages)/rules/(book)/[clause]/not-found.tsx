import { UnknownRule } from "@/rules/UnknownRule";

export default function NotFound() {
  return <UnknownRule />;
}
