import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig({
  ...tests,
  testDir: "./pictures",
  testMatch: "*.pictures.ts",
  use: { ...tests.use, trace: "off" },
});
