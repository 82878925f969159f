// What this module's boards are drawn by, for a page whose server draws them before their script has come.
import "../../expansions/signs.css";
import "./weather.css";
