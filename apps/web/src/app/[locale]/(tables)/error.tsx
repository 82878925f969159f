"use client";

export { FaultPage as default } from "@/layout/FaultPage";
