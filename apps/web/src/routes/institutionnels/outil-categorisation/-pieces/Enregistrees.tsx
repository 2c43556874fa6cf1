import { Button, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Confirmation } from '../../../../components/Confirmation.tsx'
import { FenetreFormulaire } from '../../../../components/FenetreFormulaire.tsx'
import { FormCheckbox, FormText } from '../../../../components/form-fields.tsx'
import { useRecordForm } from '../../../../components/use-record-form.ts'
import { type Answer, type Args, queryOf, useCommand } from '../../../../lib/api/index.ts'
import { formatInstant } from '../../../../lib/format.ts'
import { notify } from '../../../../lib/notifications.ts'
import { usePeut } from '../../../../lib/session.ts'
import { type CorpsRecherche, deRecherche, versCorps } from './recherche.ts'

type Enregistree = Answer<'listerMesRecherches'>[number]
const LISTES = ['listerMesRecherches', 'listerRecherchesPartagees'] as const

/** Name and sharing of a search: a new one, or one's own to rename. */
export const Enregistrer = ({
  recherche,
  existante,
  onFini,
}: {
  recherche: CorpsRecherche
  existante?: Enregistree
  onFini: () => void
}) => {
  const agent = usePeut('CHART_CONFIDENTIALITE')
  const enregistrer = useCommand('enregistrerRecherche', {
    business: true,
    invalidates: LISTES,
    rereadOnConflict: true,
  })
  const record = useRecordForm({
    operation: 'enregistrerRecherche',
    defaultValues: { nom: existante?.nom ?? '', partagee: existante?.partagee ?? false },
    toArgs: (saisie) => ({
      body: {
        id: existante?.id ?? null,
        version: existante?.version ?? 0,
        ...saisie,
        nom: saisie.nom.trim(),
        recherche,
      },
    }),
    submit: async (args) => {
      await enregistrer.mutateAsync(args)
      notify(
        'success',
        `La recherche « ${args.body.nom} » est enregistrée`,
        'Elle est dans vos recherches enregistrées, en bas de la page.',
      )
      onFini()
    },
  })
  return (
    <FenetreFormulaire
      record={record}
      titre={existante ? 'Modifier la recherche' : 'Enregistrer la recherche'}
      confirmer="Enregistrer"
      onFermer={onFini}
    >
      <FormText
        name="nom"
        label="Nom de la recherche"
        required
        inputProps={{ autoComplete: 'off' }}
      />
      <FormCheckbox
        name="partagee"
        label="La partager"
        hint={
          agent
            ? 'Avec les personnes de votre organisme'
            : 'Avec les teneurs et tous les organismes'
        }
      />
    </FenetreFormulaire>
  )
}

const Lien = ({ r }: { r: Enregistree }) => (
  <Link
    to="/institutionnels/outil-categorisation"
    search={deRecherche(r.recherche)}
    className="fr-link"
  >
    {r.nom}
  </Link>
)

/** True when this search, as the screen would write it, is not the one that is shown. */
const differe = (r: Enregistree, affichee: CorpsRecherche | null): boolean =>
  affichee !== null &&
  JSON.stringify(versCorps(deRecherche(r.recherche))) !== JSON.stringify(affichee)

const remplacee = (
  { id, version, nom, partagee }: Enregistree,
  recherche: CorpsRecherche,
): Args<'enregistrerRecherche'>['body'] => ({ id, version, nom, partagee, recherche })

interface MienneProps {
  r: Enregistree
  remplacable: boolean
  onModifier: () => void
  onRemplacer: () => void
  onSupprimer: () => void
}

const Mienne = ({ r, remplacable, onModifier, onRemplacer, onSupprimer }: MienneProps) => (
  <li className="fr-mb-2w">
    <Lien r={r} />
    <span className="rc-ligne-adresse fr-text--sm">
      {r.partagee ? 'Partagée' : 'Pour vous seul'} · version {r.version} · {formatInstant(r.majLe)}
    </span>
    <div className="rc-actions">
      <Button kind="tertiary" small onClick={onModifier}>
        Renommer ou partager <span className="fr-sr-only">{r.nom}</span>
      </Button>
      {remplacable && (
        <Button kind="tertiary" small onClick={onRemplacer}>
          Remplacer par la recherche affichée <span className="fr-sr-only">{r.nom}</span>
        </Button>
      )}
      <Button kind="tertiary" small onClick={onSupprimer}>
        Supprimer <span className="fr-sr-only">{r.nom}</span>
      </Button>
    </div>
  </li>
)

const Partagee = ({ r }: { r: Answer<'listerRecherchesPartagees'>[number] }) => (
  <li>
    <Lien r={r} />
    <span className="rc-ligne-adresse fr-text--sm">
      Par {`${r.auteurPrenom} ${r.auteurNom}`.trim()} · version {r.version} ·{' '}
      {formatInstant(r.majLe)}
    </span>
  </li>
)

/**
 * One's own searches and those that others share. `affichee`: what the screen shows, which may take
 * the place of one's own.
 */
export const Enregistrees = ({ affichee }: { affichee: CorpsRecherche | null }) => {
  const { data: miennes = [] } = useQuery(queryOf('listerMesRecherches')({}))
  const { data: partagees = [] } = useQuery(queryOf('listerRecherchesPartagees')({}))
  const [aRemplacer, setARemplacer] = useState<Enregistree | null>(null)
  const [aModifier, setAModifier] = useState<Enregistree | null>(null)
  const [aSupprimer, setASupprimer] = useState<Enregistree | null>(null)
  if (miennes.length === 0 && partagees.length === 0) return null
  return (
    <Section title="Recherches enregistrées">
      {miennes.length > 0 && (
        <>
          <h3 className="fr-h6">Les vôtres</h3>
          <ul>
            {miennes.map((r) => (
              <Mienne
                key={r.id}
                r={r}
                remplacable={differe(r, affichee)}
                onModifier={() => setAModifier(r)}
                onRemplacer={() => setARemplacer(r)}
                onSupprimer={() => setASupprimer(r)}
              />
            ))}
          </ul>
        </>
      )}
      {partagees.length > 0 && (
        <>
          <h3 className="fr-h6">Partagées avec vous</h3>
          <ul>
            {partagees.map((r) => (
              <Partagee key={r.id} r={r} />
            ))}
          </ul>
        </>
      )}
      {aModifier && (
        <Enregistrer
          recherche={aModifier.recherche}
          existante={aModifier}
          onFini={() => setAModifier(null)}
        />
      )}
      <Confirmation
        titre="Remplacer cette recherche ?"
        confirmer="Remplacer"
        operation="enregistrerRecherche"
        invalidates={LISTES}
        rereadOnConflict
        args={aRemplacer && affichee && { body: remplacee(aRemplacer, affichee) }}
        onFermer={() => setARemplacer(null)}
      >
        <p>
          « {aRemplacer?.nom} » gardera son nom{aRemplacer?.partagee ? ', restera partagée,' : ''}{' '}
          et cherchera le territoire et les critères qui sont affichés.
        </p>
      </Confirmation>
      <Confirmation
        titre="Supprimer cette recherche ?"
        confirmer="Supprimer"
        operation="supprimerRecherche"
        invalidates={LISTES}
        args={aSupprimer && { body: { id: aSupprimer.id } }}
        onFermer={() => setASupprimer(null)}
      >
        <p>
          « {aSupprimer?.nom} » sera supprimée
          {aSupprimer?.partagee
            ? ', pour vous et pour les personnes avec qui elle est partagée'
            : ''}
          .
        </p>
      </Confirmation>
    </Section>
  )
}
