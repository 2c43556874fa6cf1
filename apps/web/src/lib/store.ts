import { useSyncExternalStore } from 'react'

/** A value outside React that components follow: session notices, pending calls, page title. */
export interface Store<T> {
  get: () => T
  set: (next: T) => void
  /** Sets what follows from the value of the moment. */
  change: (next: (current: T) => T) => void
  subscribe: (listener: () => void) => () => void
  /** What it began with: all that a server may show, which serves everybody. */
  initial: () => T
}

/** Makes a store. Setting the same value tells nobody. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: T): void => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    initial: () => initial,
    set,
    change: (next) => set(next(value)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Follows a store from a component. */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.initial)
