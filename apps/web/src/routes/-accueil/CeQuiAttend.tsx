import { Button, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { usePlusUrgente } from '../../components/validation/use-plus-urgente.ts'
import { aujourdhui, delaiDe } from '../../components/validation/echeance.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

// Latest first, then what is free, what is mine, and what waits on somebody else.
const ATTENTES = [
  ['HORS_DELAI', 'hors-delai', 'hors délai', 'hors délai'],
  ['REPONSES', 'reponses', 'réponse reçue', 'réponses reçues'],
  ['A_MOI', 'a-moi', 'à vous', 'à vous'],
  ['A_TRAITER', 'a-traiter', 'à traiter', 'à traiter'],
  ['EN_ATTENTE', 'en-attente', 'en attente du déclarant', 'en attente du déclarant'],
] as const
const PREMIERES = 5

const laFile = { vue: 'HORS_DELAI', taille: PREMIERES } as const

/** What waits for the keepers, what is late first, by name. */
export const CeQuiAttend = () => {
  const { data: comptes } = useQuery(queryOf('compterFile')({ query: {} }))
  const { data: file } = useQuery(queryOf('listerFile')({ body: laFile }))
  const { traiter, enCours } = usePlusUrgente(undefined)
  if (!comptes) return null
  const retards = file?.lignes ?? []
  return (
    <Section
      title="Ce qui attend"
      actions={
        <Button aria-disabled={enCours} onClick={traiter}>
          Traiter la plus urgente
        </Button>
      }
    >
      <ul className="rc-attentes fr-raw-list">
        {ATTENTES.map(([cle, vue, un, plusieurs]) => (
          <li
            key={cle}
            className={cle === 'HORS_DELAI' && comptes[cle] > 0 ? 'rc-attentes__retard' : undefined}
          >
            <InternalLink href={`/validations${vue === 'a-traiter' ? '' : `?vue=${vue}`}`}>
              <strong>{formatNombre(comptes[cle])}</strong> {comptes[cle] > 1 ? plusieurs : un}
            </InternalLink>
          </li>
        ))}
      </ul>
      {retards.length > 0 && (
        <>
          <h3 className="fr-h6">Les plus en retard</h3>
          <ul className="rc-retards fr-raw-list">
            {retards.map((l) => (
              <li key={l.id}>
                <InternalLink className="fr-link" href={`/validations/${l.id}`}>
                  {l.nomCopropriete || l.adressePrincipale || `Demande n° ${l.id}`}
                </InternalLink>
                <span>{l.libelleType}</span>
                <strong>
                  {delaiDe({ ...l, etat: 'A_VALIDER' }, aujourdhui())?.texte} ({l.echeance})
                </strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
