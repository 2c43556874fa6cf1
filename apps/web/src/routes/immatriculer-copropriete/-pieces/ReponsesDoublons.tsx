import { afficherNumero } from '@registre/domain'
import { KeyValueList, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { queryOf } from '../../../lib/api/index.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { adresseEtape } from './recherche.ts'

/** What the person answered about the co-ownerships that look like the declared one. */
export const ReponsesDoublons = () => {
  const { declaration, reponses } = useBrouillon()
  const { data: candidats = [] } = useQuery({
    ...queryOf('listerDoublonsDeclaration')({ params: { id: declaration.id ?? 0, n: 0 } }),
    enabled: declaration.id !== null && reponses.length > 0,
  })
  if (reponses.length === 0) return null
  const nommer = (id: number): string => {
    const c = candidats.find((x) => x.id === id)
    // Two of one name are told apart.
    const numero = c?.numeroImmatriculation ? afficherNumero(c.numeroImmatriculation) : `n° ${id}`
    return c ? `${c.nom || 'Copropriété'} (${numero})` : `Copropriété ${numero}`
  }
  return (
    <Section
      title="Copropriétés proches"
      actions={
        <InternalLink href={adresseEtape('doublons', declaration.id)} className="fr-link">
          Modifier <span className="fr-sr-only">: copropriétés proches</span>
        </InternalLink>
      }
    >
      <KeyValueList
        items={Object.fromEntries(
          reponses.map((r) => [
            nommer(r.candidatId),
            r.reponse === 'RATTACHER'
              ? 'C’est la même copropriété'
              : `Ce n’est pas la même copropriété : ${r.motif}`,
          ]),
        )}
      />
    </Section>
  )
}
