// The style sheet of the mountain, for pages where the server draws it before its script arrives.
import "./mountain.css";
