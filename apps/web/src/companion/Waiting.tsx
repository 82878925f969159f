import { SettingTable } from "@/table/frame/SettingTable";

/** A placeholder as high as the companion that is loading. */
export function Waiting() {
  return (
    <div className="companion">
      <div className="col-span-full row-span-full">
        <SettingTable />
      </div>
    </div>
  );
}
