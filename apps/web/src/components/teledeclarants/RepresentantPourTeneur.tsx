import { ETATS_MANDAT_ACTIFS, isTeneur, peut } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../lib/api/index.ts'
import { useCompte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { SeConnecterALaPlace } from '../compte/SeConnecterALaPlace.tsx'
import { hrefFiche, teledeclarantQuery } from './teledeclarant.ts'

type Mandats = Answer<'visualiserCopropriete'>['mandats']

/**
 * On the sheet of a co-ownership, for a keeper: the declarant attached to it, and the way into its
 * place; nothing for the others.
 */
export const RepresentantPourTeneur = ({ mandats }: { mandats: Mandats }) => {
  const compte = useCompte()
  const mandat = ETATS_MANDAT_ACTIFS.map((etat) => mandats.find((m) => m.etat === etat)).find(
    (m) => m !== undefined,
  )
  const lisible =
    compte !== null && isTeneur(compte.profil) && peut(compte.authorities, ['LIRE_TELEDECLARANT'])
  const { data } = useQuery({
    ...teledeclarantQuery(Number(mandat?.teledeclarantId ?? 0)),
    enabled: lisible && mandat !== undefined,
  })
  if (!lisible || !mandat) return null
  return (
    <>
      <InternalLink
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        href={hrefFiche(Number(mandat.teledeclarantId))}
      >
        Voir le télédéclarant<span className="fr-sr-only"> {mandat.teledeclarant}</span>
      </InternalLink>
      {data && (
        <SeConnecterALaPlace
          utilisateurId={
            data.utilisateurEmpruntable === null ? null : Number(data.utilisateurEmpruntable)
          }
          nom={mandat.teledeclarant}
          precision={data.nomAdmin}
          teledeclarantId={Number(mandat.teledeclarantId)}
        />
      )}
    </>
  )
}
