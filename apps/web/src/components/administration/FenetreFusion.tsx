import type { Answer } from '../../lib/api/index.ts'
import { LECTURES_DISSOLUTION } from '../dissolution/DeclarerDissolution.tsx'
import { Numero } from '../Numero.tsx'
import { FenetreMotif } from './FenetreMotif.tsx'

type Fiche = Answer<'visualiserCopropriete'>

/** Merges the number of a sheet with another one, which is kept: `conserve` where it is known. */
export const FenetreFusion = ({
  fiche: { id, version, numeroImmatriculation },
  conserve,
  onFermer,
}: {
  fiche: Pick<Fiche, 'id' | 'version' | 'numeroImmatriculation'>
  conserve?: string
  onFermer: () => void
}) => (
  <FenetreMotif
    titre={
      <>
        Fusionner <Numero valeur={numeroImmatriculation} /> avec{' '}
        {conserve ? <Numero valeur={conserve} /> : 'un autre numéro'}
      </>
    }
    confirmer="Fusionner les deux numéros"
    remplacement={conserve ?? ''}
    operation="annulerImmatriculation"
    args={(motif, numeroRemplacement) => ({
      params: { id: Number(id) },
      body: { version, motif, numeroRemplacement, fusion: true },
    })}
    invalidates={[...LECTURES_DISSOLUTION, 'lireInfosValidation']}
    fait={['Les deux numéros sont fusionnés.']}
    onFermer={onFermer}
  >
    <p>
      Le numéro <Numero valeur={numeroImmatriculation} /> sera annulé, « remplacée par » le numéro
      conservé, et toute recherche de l’ancien indiquera le nouveau. Son mandat en cours suit le
      numéro conservé si personne n’y est en place, et l’historique des deux le dit. Les
      représentants légaux seront prévenus par courriel.
    </p>
  </FenetreMotif>
)
