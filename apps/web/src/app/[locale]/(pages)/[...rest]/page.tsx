import { notFound } from "next/navigation";

/** Every address without a page, so that the answer is in the reader's language. */
export default function Rest() {
  notFound();
}
