"use client";

export { Fault as default } from "@/layout/Fault";
