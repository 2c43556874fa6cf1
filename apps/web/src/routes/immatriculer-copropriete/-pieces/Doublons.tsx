import { ErrorSummary } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { fautesReponses } from '../../../components/declaration/comparaison.ts'
import type { ReponseDoublon } from '../../../components/declaration/types.ts'
import { queryOf } from '../../../lib/api/index.ts'
import { BoutonSupprimer } from './BoutonSupprimer.tsx'
import { CadreEtape } from './CadreEtape.tsx'
import { rangEtape } from './etapes-affichees.ts'
import { FicheCandidat } from './FicheCandidat.tsx'
import { useNavigationEtapes } from './use-navigation-etapes.ts'
import { PasLu } from '../../../components/PasLu.tsx'
import { Refus } from '../../../components/Refus.tsx'
import { VersIdentification } from './VersIdentification.tsx'

/**
 * The co-ownerships that look like the declared one: each is answered before the request can be
 * sent.
 */
export const Doublons = () => {
  const { declaration, reponses, session } = useBrouillon()
  const { allerA, accueil } = useNavigationEtapes()
  const {
    data: candidats,
    error,
    refetch,
  } = useQuery({
    ...queryOf('listerDoublonsDeclaration')({ params: { id: declaration.id ?? 0, n: 0 } }),
    enabled: declaration.id !== null,
  })
  const [tentative, setTentative] = useState(0)
  const [occupe, setOccupe] = useState(false)
  const [blocage, setBlocage] = useState('')
  const rang = rangEtape(declaration.typeImmat, 'doublons', true, declaration.typeMaj)
  if (declaration.id === null || !rang) return <VersIdentification id={declaration.id} />
  const utiles = (candidats ?? []).flatMap((c) => reponses.filter((r) => r.candidatId === c.id))
  const fautes = tentative === 0 ? [] : fautesReponses(candidats ?? [], reponses)
  const repondre = (reponse: ReponseDoublon): void => {
    // What was refused was the answer before.
    setBlocage('')
    session.repondreDoublons([
      ...utiles.filter((r) => r.candidatId !== reponse.candidatId),
      reponse,
    ])
  }

  const enregistrer = async (etape: 'doublons' | 'recapitulatif'): Promise<boolean> => {
    setOccupe(true)
    setBlocage('')
    const fait = await session.enregistrer(etape).finally(() => setOccupe(false))
    if (!fait)
      setBlocage(
        'Vos réponses n’ont pas pu être enregistrées. Elles restent à l’écran : réessayez dans un instant.',
      )
    return fait
  }
  const suivante = async (): Promise<void> => {
    if (fautesReponses(candidats ?? [], reponses).length > 0) return setTentative((n) => n + 1)
    if (
      reponses.some(
        (r) => r.reponse === 'RATTACHER' && candidats?.some((c) => c.id === r.candidatId),
      )
    )
      return setBlocage(
        'Vous avez reconnu une copropriété déjà connue du registre : cette demande ne peut pas être envoyée.',
      )
    if (await enregistrer('recapitulatif')) allerA('recapitulatif')
  }
  return (
    <CadreEtape rang={rang} enErreur={fautes.length > 0}>
      {candidats?.length !== 0 && (
        <p>
          Le registre contient déjà des copropriétés proches de celle que vous déclarez.
          Comparez-les et répondez pour chacune.
        </p>
      )}
      <ErrorSummary
        errors={fautes.map((f) => ({
          name: `doublons.${f.candidatId}.${f.champ}`,
          message: f.message,
        }))}
        attempt={tentative}
      />
      {error && (
        <PasLu relire={refetch} className="fr-mb-2w">
          La comparaison n’a pas pu être chargée.
        </PasLu>
      )}
      {!candidats && !error && <p aria-busy="true">Recherche des copropriétés proches…</p>}
      {candidats?.length === 0 && (
        <p>Le registre ne contient plus de copropriété proche : vous pouvez continuer.</p>
      )}
      {candidats?.map((candidat, i) => {
        const siens = fautes.filter((f) => f.candidatId === candidat.id)
        return (
          <FicheCandidat
            key={candidat.id}
            candidat={candidat}
            rang={i + 1}
            reponse={reponses.find((r) => r.candidatId === candidat.id)}
            onReponse={repondre}
            fautes={Object.fromEntries(siens.map((f) => [f.champ, f.message]))}
          />
        )
      })}
      <Refus>{blocage}</Refus>
      <ul className="fr-btns-group fr-btns-group--inline-lg fr-mt-3w">
        <li>
          <button
            type="button"
            className="fr-btn fr-btn--secondary"
            disabled={occupe}
            onClick={() => allerA('donnees-techniques')}
          >
            Précédent
          </button>
        </li>
        <li>
          <button
            type="button"
            className="fr-btn"
            disabled={occupe || !candidats}
            onClick={() => void suivante()}
          >
            Étape suivante
          </button>
        </li>
        <li>
          <button
            type="button"
            className="fr-btn fr-btn--tertiary"
            disabled={occupe}
            onClick={() =>
              void enregistrer('doublons').then(
                (fait) =>
                  fait &&
                  accueil(
                    'Brouillon enregistré',
                    'Vous le retrouverez sur l’accueil, parmi les demandes à terminer.',
                  ),
              )
            }
          >
            Enregistrer et quitter
          </button>
        </li>
        <li>
          <BoutonSupprimer disabled={occupe} />
        </li>
      </ul>
    </CadreEtape>
  )
}
