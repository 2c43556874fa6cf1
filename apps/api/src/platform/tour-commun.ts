/**
 * Takes a read that everybody asks for alike; gives the same read, of which at most one runs at a
 * time. Who asks while one runs shares the next one, which begins after they asked: each reads what
 * it wrote, and a crowd costs two reads. Rejects as the read does, and the next tour tries anew.
 */
export const tourCommun = <T>(lire: () => Promise<T>): (() => Promise<T>) => {
  let prochain: Promise<T> | null = null
  let enCours: Promise<unknown> = Promise.resolve()
  const commencer = (): Promise<T> => {
    prochain = null
    const tour = lire()
    enCours = tour.catch(() => undefined)
    return tour
  }
  return () => (prochain ??= enCours.then(commencer))
}
