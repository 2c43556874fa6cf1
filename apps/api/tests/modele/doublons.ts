import type { ImmatCopropriete } from '@registre/domain'
import { brouillonComplet, contenuNeuf } from '@registre/testing/register'
import { type DossierM, nouveau, NUMEROTE } from './dossier.ts'
import { mener, type Monde, NOTAIRE } from './gestes.ts'
import { soumettreParNotaire } from './gestes-dossier.ts'

/** A notary's draft, of this content or of its own. */
export const brouillonDeNotaire = async (
  monde: Monde,
  contenu?: ImmatCopropriete,
): Promise<DossierM> => {
  const personne = monde.gens[NOTAIRE]
  if (!personne) throw new Error('no notary')
  const { id, coproprieteId } = await brouillonComplet(
    personne,
    contenu ?? contenuNeuf(monde.r, 'INITIALE'),
    'INITIALE',
  )
  return nouveau(coproprieteId ?? 0, id ?? 0, NOTAIRE)
}

/** A co-ownership that a notary has registered, and its draft of the same one. */
export const brouillonEtSonDouble = async (
  monde: Monde,
): Promise<{ existante: DossierM; double: DossierM }> => {
  const contenu = contenuNeuf(monde.r, 'INITIALE')
  const existante = await brouillonDeNotaire(monde, contenu)
  await mener(monde, existante, soumettreParNotaire(NOTAIRE))
  const double = await brouillonDeNotaire(monde, contenu)
  NUMEROTE.set(double.id, existante)
  return { existante, double }
}
