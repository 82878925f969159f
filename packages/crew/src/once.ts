/** What follows from a thing, such as a rulebook, found once for it and kept as long as it is around. */
export function onceFor<Of extends object, Found extends object>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, Found>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) {
      found = find(of);
      known.set(of, found);
    }
    return found;
  };
}
