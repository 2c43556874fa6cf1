import { deNom } from '@registre/domain'
import { Button, KeyValueList, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { type Answer, useCommand } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { PartiePasLue } from '../PasLu.tsx'
import { certificatsQuery } from './certificats.ts'

type Arrivee = Answer<'listerCertificats'>['arrivees'][number]

const MAISON: Record<Arrivee['quoi'], string> = { ETUDE: 'étude', CABINET: 'cabinet' }

/** Who joins the office, or the firm, and awaits its answer; nothing when nobody does, or for who may not answer. */
export const Arrivees = ({ idTeledeclarant }: { idTeledeclarant: number }) => {
  const { data, isLoadingError, refetch } = useQuery(certificatsQuery(idTeledeclarant))
  const repondre = useCommand('repondreArrivee', {
    invalidates: ['listerCertificats', 'listerUtilisateurs'],
  })
  if (isLoadingError)
    return (
      <PartiePasLue relire={refetch}>
        Les personnes qui attendent votre accord n’ont pas pu être lues.
      </PartiePasLue>
    )
  if (!data || data.arrivees.length === 0) return null
  const juger = (a: Arrivee, accepter: boolean): void =>
    repondre.mutate(
      { params: { id: Number(a.id) }, body: { accepter, quoi: a.quoi } },
      {
        onSuccess: () =>
          notify(
            'success',
            accepter
              ? `Le compte ${deNom(a.nom)} est ouvert.`
              : `${a.nom} ne rejoint pas votre ${MAISON[a.quoi]}.`,
          ),
      },
    )
  return (
    <Section title="Personnes qui attendent votre accord" className="fr-mb-4w">
      {data.arrivees.some((a) => a.quoi === 'CABINET') && (
        <p>
          Ces personnes ont demandé à rejoindre votre cabinet et ont confirmé leur adresse
          électronique. Acceptez seulement celles que vous connaissez : un courriel leur permettra
          de choisir leur mot de passe.
        </p>
      )}
      <ul className="fr-raw-list rc-cartes">
        {data.arrivees.map((a) => (
          <li key={String(a.id)} className="rc-carte">
            <KeyValueList
              items={{
                Personne: a.nom,
                Courriel: a.email,
                Niveau: a.niveau,
                'Demande du': formatInstant(a.le),
              }}
            />
            <div className="rc-actions fr-mt-1w">
              <Button small aria-disabled={repondre.isPending} onClick={() => juger(a, true)}>
                Accepter<span className="fr-sr-only"> {a.nom}</span>
              </Button>
              <Button
                kind="secondary"
                small
                aria-disabled={repondre.isPending}
                onClick={() => juger(a, false)}
              >
                Refuser<span className="fr-sr-only"> {a.nom}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
