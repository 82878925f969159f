import "@/app/boards.css";

/** Pages with a table: they bring the utilities of tables alone. */
export default function Boards({ children }: { readonly children: React.ReactNode }) {
  return children;
}
