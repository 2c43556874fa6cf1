import { parseFrDate } from '@registre/domain'
import { Button, Alert, KeyValueList, Section } from '@registre/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Answer, codeOf, useCommand } from '../../lib/api/index.ts'
import { formatNumero, VIDE } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { useTitreEtape } from '../../lib/use-titre-etape.ts'
import { lienFiche } from '../coproprietes/liens.ts'
import { LISTES_COPROPRIETES } from '../coproprietes/lectures.ts'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import { FormTextArea } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { LECTURES_RECU, lienRecu } from '../recu/lecture.ts'
import { useRecordForm } from '../use-record-form.ts'
import { ChampsDissolution } from './ChampsDissolution.tsx'
import { controler, corpsDe, lignesRecapitulatif, redire, VIERGE } from './saisie.ts'

type Infos = Answer<'lireInfosDissolution'>
type Declaree = Answer<'lireDissolution'>

/** Readings that a declared dissolution changes. */
export const LECTURES_DISSOLUTION = [
  ...LISTES_COPROPRIETES,
  'visualiserCopropriete',
  'lireInfosDissolution',
  'lireDissolution',
  'rechercherDemandes',
  'lireIndicateurs',
  'lireTableauDeBordSyndic',
  'listerAFaire',
  ...LECTURES_RECU,
] as const

export const ResumeCopropriete = ({ infos }: { infos: Infos }) => (
  <KeyValueList
    items={{
      Copropriété: infos.nom || 'Sans nom',
      'Numéro d’immatriculation': formatNumero(infos.numeroImmatriculation),
      Adresse: infos.adressePrincipale || VIDE,
      'Représentant légal': infos.representant || VIDE,
    }}
  />
)

/** What the keeper asks, and the answer. */
const Reponse = ({ question }: { question: string }) => (
  <>
    <Alert severity="info" title="Le teneur du registre demande des précisions">
      <p className="rc-texte-saisi">{question}</p>
      <p>Corrigez au besoin ce qui a été déclaré.</p>
    </Alert>
    <FormTextArea name="message" label="Votre réponse" required textAreaProps={{ rows: 4 }} />
  </>
)

const Relecture = ({ saisie }: { saisie: Parameters<typeof lignesRecapitulatif>[0] }) => (
  <Section title="Votre déclaration" level={3}>
    <KeyValueList items={lignesRecapitulatif(saisie)} />
    <div className="fr-alert fr-alert--warning fr-alert--sm fr-mt-2w">
      <p>
        Une fois la dissolution validée par le teneur du registre, la copropriété ne pourra plus
        être mise à jour ni rattachée et ses mandats prendront fin à la date d’effet. Vous pourrez
        annuler cette déclaration tant qu’aucune décision n’est prise.
      </p>
    </div>
  </Section>
)

const Actions = ({
  verbe,
  occupe,
  onModifier,
}: {
  verbe: string
  occupe: boolean
  onModifier: () => void
}) => (
  <>
    <Button type="submit" aria-disabled={occupe}>
      {verbe}
    </Button>
    <Button kind="secondary" disabled={occupe} onClick={onModifier}>
      Modifier
    </Button>
  </>
)

/**
 * The form, then its review, then the declaration: nothing is sent to the keepers before the second
 * step is confirmed. `declaree`: what a keeper asks to say again.
 */
export const DeclarerDissolution = ({
  infos,
  declaree,
}: {
  infos: Infos
  declaree: Declaree | null
}) => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { idTeledeclarant } = useCompteConnecte()
  const dissoudre = useCommand('dissoudre', { business: true, invalidates: LECTURES_DISSOLUTION })
  const [relu, setRelu] = useState(false)
  const titre = useTitreEtape(relu)
  const dateReglement = parseFrDate(infos.dateReglement)
  const contexte = { aujourdhui: aujourdhuiParis(), dateReglement }
  const record = useRecordForm({
    defaultValues: declaree ? redire(declaree) : VIERGE,
    operation: 'dissoudre',
    toArgs: (f) => ({ body: corpsDe(f, infos) }),
    check: (f) => ({ erreurs: controler(f, contexte, declaree !== null) }),
    submit: async (args) => {
      if (!relu) return setRelu(true)
      try {
        const { demandeId, echeance } = await dissoudre.mutateAsync(args)
        notify(
          'success',
          declaree ? 'Votre réponse est transmise.' : 'La dissolution est déclarée.',
          `Le teneur du registre l’examinera au plus tard le ${echeance}. Un courriel vous le confirme.`,
        )
        // A keeper has no establishment, and no receipt.
        await router.navigate({
          href: idTeledeclarant === null ? lienFiche(infos.id) : lienRecu('R', Number(demandeId)),
        })
      } catch (error) {
        setRelu(false)
        // The dossier has moved: what is typed stays, the next try is on its new version.
        if (codeOf(error) === 'version-perimee')
          await queryClient.invalidateQueries({ queryKey: ['lireInfosDissolution'] })
        throw error
      }
    },
  })
  const valeurs = record.form.watch()
  return (
    <>
      <h2 className="fr-h4" ref={titre} tabIndex={-1}>
        {relu
          ? `Étape 2 sur 2 : vérifier et ${declaree ? 'répondre' : 'déclarer'}`
          : `Étape 1 sur 2 : ${declaree ? 'répondre au teneur du registre' : 'décrire la dissolution'}`}
      </h2>
      <ResumeCopropriete infos={infos} />
      <div className="rc-etroite fr-mt-4w">
        <RecordForm
          record={record}
          actions={
            relu ? (
              <Actions
                verbe={declaree ? 'Envoyer la réponse' : 'Déclarer la dissolution'}
                occupe={record.busy}
                onModifier={() => setRelu(false)}
              />
            ) : undefined
          }
          submitLabel="Continuer"
          retour={lienFiche(infos.id)}
        >
          {relu ? (
            <Relecture saisie={valeurs} />
          ) : (
            <>
              {declaree && <Reponse question={infos.aPreciser} />}
              <ChampsDissolution />
            </>
          )}
        </RecordForm>
      </div>
    </>
  )
}
