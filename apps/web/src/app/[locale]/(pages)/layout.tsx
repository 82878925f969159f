import "@/app/pages.css";

/** Pages without a table. */
export default function Pages({ children }: { readonly children: React.ReactNode }) {
  return children;
}
