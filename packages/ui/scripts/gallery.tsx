import { companionPages } from "./gallery/companion";
import { Components } from "./gallery/components";
import { Desk } from "./gallery/desk";
import { Eighty, Home, HomePhone } from "./gallery/drawings";
import { expansionPages } from "./gallery/expansions";
import { gridPages } from "./gallery/grids";
import { mountainPages } from "./gallery/mountain";
import { Paying, Phone, StartTable } from "./gallery/table";

export const pages = {
  phone: <Phone />,
  refused: <Phone refuse />,
  paying: <Paying />,
  start: <StartTable />,
  desk: <Desk />,
  components: <Components />,
  eighty: <Eighty />,
  home: <Home />,
  homephone: <HomePhone />,
  large: (
    <div data-numbers="large">
      <Phone />
    </div>
  ),
  largest: (
    <div data-numbers="largest">
      <Phone />
    </div>
  ),
  ...mountainPages,
  ...expansionPages,
  ...gridPages,
  ...companionPages,
};
