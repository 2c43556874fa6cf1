import { useEffect, useState } from 'react'

/**
 * The value once it has stood still for so many milliseconds: what a search as one types asks for.
 */
export const useApres = <T>(valeur: T, ms = 300): T => {
  const [posee, setPosee] = useState(valeur)
  useEffect(() => {
    const attente = setTimeout(() => setPosee(valeur), ms)
    return () => clearTimeout(attente)
  }, [valeur, ms])
  return posee
}
