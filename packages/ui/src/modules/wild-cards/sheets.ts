// The style sheets of this module's boards, for pages where the server draws them before their script arrives.
import "../../expansions/signs.css";
