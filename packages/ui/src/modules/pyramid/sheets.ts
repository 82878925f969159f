// What this module's boards are drawn by, for a page whose server draws them before their script has come.
import "../../grids/shape.css";
import "../../grids/corners.css";
import "./apex.css";
