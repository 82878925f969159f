// What a mountain is drawn by, for a page whose server draws one before its script has come.
import "./mountain.css";
