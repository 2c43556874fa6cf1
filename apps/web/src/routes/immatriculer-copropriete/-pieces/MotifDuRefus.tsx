import { useDerniereDemande } from './use-demande-en-cours.ts'

/** Why the latest request was refused, in the keeper's words. */
export const MotifDuRefus = () => {
  const demande = useDerniereDemande()
  return (
    <p>
      {demande
        ? [demande.motifRefus, demande.texteDecision].filter((t) => t !== '').join(' : ')
        : 'Chargement…'}
    </p>
  )
}
