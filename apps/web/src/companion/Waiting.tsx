import { SettingTable } from "@/table/frame/SettingTable";

/** As high as the companion that comes. */
export function Waiting() {
  return (
    <div className="companion">
      <div className="col-span-full row-span-full">
        <SettingTable />
      </div>
    </div>
  );
}
