import { deNom } from '@registre/domain'
import { Button } from '@registre/ui'
import { useState } from 'react'
import { FenetreMotif } from '../administration/FenetreMotif.tsx'
import { Consequence } from './Consequence.tsx'
import { FenetreDate } from './FenetreDate.tsx'
import { LECTURES_MANDAT } from './lectures.ts'
import { type MandatVu, periodeDe } from './mandat.ts'

/** What a keeper may do on one mandate: the server names the verbs. */
export const ActesMandat = ({
  mandat,
  mandats,
  coproprieteId,
}: {
  mandat: MandatVu
  /** All those of the co-ownership. */
  mandats: readonly MandatVu[]
  coproprieteId: number
}) => {
  const [acte, setActe] = useState<MandatVu['actions'][number] | null>(null)
  const fermer = () => setActe(null)
  const nom = `${mandat.teledeclarant}, ${periodeDe(mandat)}`
  const LABELS: Record<MandatVu['actions'][number], string> = {
    'modifier-debut': 'Modifier le début',
    'modifier-fin': 'Modifier la fin',
    supprimer: 'Retirer',
  }
  return (
    <span className="rc-actions">
      {mandat.actions.map((a) => (
        <Button key={a} kind="tertiary-no-outline" small onClick={() => setActe(a)}>
          {LABELS[a]}
          <span className="fr-sr-only"> du mandat {deNom(nom)}</span>
        </Button>
      ))}
      {(acte === 'modifier-debut' || acte === 'modifier-fin') && (
        <FenetreDate
          mandat={mandat}
          mandats={mandats}
          bout={acte === 'modifier-debut' ? 'debut' : 'fin'}
          onFermer={fermer}
        />
      )}
      {acte === 'supprimer' && (
        <FenetreMotif
          titre="Retirer ce mandat"
          confirmer="Retirer le mandat"
          onFermer={fermer}
          operation="supprimerMandatRattachement"
          champ="raison"
          args={(raison) => ({
            params: { id: coproprieteId },
            body: { idMandat: Number(mandat.id), raison },
          })}
          invalidates={LECTURES_MANDAT}
          fait={['Le mandat est retiré.', 'Le syndic sera prévenu par courriel.']}
        >
          <p>
            Le mandat {deNom(nom)}, sera retiré. Les autres mandats de la copropriété ne changent
            pas.
          </p>
          <Consequence mandats={mandats} sauf={[mandat]} />
        </FenetreMotif>
      )}
    </span>
  )
}

/** Withdraws the whole attachment of a co-ownership, with a reason. */
export const RetirerRattachement = ({
  mandats,
  coproprieteId,
}: {
  mandats: readonly MandatVu[]
  coproprieteId: number
}) => {
  const [ouverte, setOuverte] = useState(false)
  return (
    <>
      <Button kind="tertiary" small onClick={() => setOuverte(true)}>
        Retirer le rattachement
      </Button>
      {ouverte && (
        <FenetreMotif
          titre="Retirer le rattachement"
          confirmer="Retirer le rattachement"
          onFermer={() => setOuverte(false)}
          operation="retirerRattachement"
          champ="raison"
          args={(raison) => ({ params: { id: coproprieteId }, body: { raison } })}
          invalidates={LECTURES_MANDAT}
          fait={[
            'Le rattachement est retiré.',
            'Les syndics concernés seront prévenus par courriel.',
          ]}
        >
          <p>
            Tous les mandats en cours, à venir ou expirés seront retirés : la copropriété n’aura
            plus de représentant légal déclaré.
          </p>
          <Consequence mandats={mandats} sauf={mandats} />
        </FenetreMotif>
      )}
    </>
  )
}
