export { Missing as default } from "@/layout/Missing";
