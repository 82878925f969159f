import { notFound } from "next/navigation";

/** Catches every unknown address, so that the not-found page is in the reader's language. */
export default function Rest() {
  notFound();
}
