import "@/app/tables.css";

/** Pages with a table. */
export default function Tables({ children }: { readonly children: React.ReactNode }) {
  return children;
}
