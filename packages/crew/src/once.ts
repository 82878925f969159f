/** Caches what is derived from an object, such as a rulebook, for as long as the object lives. */
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
