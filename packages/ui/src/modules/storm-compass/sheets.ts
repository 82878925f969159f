// What this module's boards are drawn by, for a page whose server draws them before their script has come.
import "../../expansions/badge.css";
import "../../expansions/rows.css";
import "./weather.css";
