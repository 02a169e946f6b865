// A part of a drawing that changes only with its properties: equal properties, and it is not even looked at.
import { h, type ComponentType, type FunctionComponent, type JSX } from "preact";
import { useMemo } from "preact/hooks";

/** The same component, drawn again only when one of its properties is another one. */
export function still<P extends object>(draw: FunctionComponent<P>): FunctionComponent<P> {
  return function Still(props: P): JSX.Element {
    return useMemo(() => h(draw as ComponentType<P>, props), Object.values(props));
  };
}
