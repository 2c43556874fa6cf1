import { useSyncExternalStore } from 'react'

/** A value outside React that components follow: session notices, pending calls, page title. */
export interface Store<T> {
  get: () => T
  set: (next: T | ((current: T) => T)) => void
  subscribe: (listener: () => void) => () => void
  /** What it began with: all that a server may show, which serves everybody. */
  initial: () => T
}

/** Makes a store. Setting the same value tells nobody. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    initial: () => initial,
    set: (next) => {
      const computed = typeof next === 'function' ? (next as (current: T) => T)(value) : next
      if (Object.is(computed, value)) return
      value = computed
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Follows a store from a component. */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.initial)
