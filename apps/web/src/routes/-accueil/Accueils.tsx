import type { ReactNode } from 'react'
import { useCompte } from '../../lib/session.ts'
import { AccueilConnecte } from './accueil-connecte.ts'
import { Visiteur } from './Visiteur.tsx'

/** Home by profile (specification 1, section 2); an institution's is /institutionnels. */
export const Accueil = (): ReactNode => {
  const compte = useCompte()
  return compte ? <AccueilConnecte compte={compte} visiteur={<Visiteur />} /> : <Visiteur />
}
