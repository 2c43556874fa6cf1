import { normaliserNumero, parseFrDate } from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { LECTURES_BROUILLON } from '../../components/coproprietes/lectures.ts'
import { aujourdhuiParis } from '../../components/declaration/aujourdhui.ts'
import type { Chaine, CoproprieteRattachable } from '../../components/rattachement/chaine.ts'
import {
  mesRattachementsQuery,
  type Rattachement,
} from '../../components/rattachement/rattachement.ts'
import { lienRecu } from '../../components/recu/lecture.ts'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
import { FilPrecisions } from '../../components/validation/FilPrecisions.tsx'
import { type Args, callOf, isApiError, useCommand } from '../../lib/api/index.ts'
import { Numero } from '../../components/Numero.tsx'
import { notify } from '../../lib/notifications.ts'
import { asPositive, asText, compact } from '../../lib/search-params.ts'
import { useTitreEtape } from '../../lib/use-titre-etape.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { FormulaireMandat } from './-pieces/FormulaireMandat.tsx'
import { Relecture } from './-pieces/Relecture.tsx'
import { reprendreBrouillon } from './-pieces/reprendre-brouillon.ts'
import { estAnticipee, type Saisie, saisieDe, SAISIE_VIERGE, verifier } from './-pieces/saisie.ts'
import { type Envoi, useEnvoi, versAppel } from './-pieces/use-envoi.ts'

export interface Donnees {
  chaine: Chaine
  enAttente: Rattachement | null
  /** What a draft of registration had already said of the mandate. */
  reprise: { brouillonId: number; saisie: Saisie } | null
  precedent: { debut: string; fin: string } | null
}

const ETAPES = { saisie: 'Votre mandat', relecture: 'Vérification avant envoi' } as const

/** What is about to be sent, as it was read again. */
interface Lue {
  saisie: Saisie
  args: Args<Envoi>
}

const useDepot = (enAttente: Donnees['enAttente'], reprise: Donnees['reprise']) => {
  const router = useRouter()
  const envoyer = useEnvoi()
  const fermer = useCommand('supprimerBrouillon', {
    silent: true,
    invalidates: LECTURES_BROUILLON,
  })
  const [refus, setRefus] = useState('')
  const [occupe, setOccupe] = useState(false)
  const deposer = async ({ saisie, args }: Lue): Promise<void> => {
    setOccupe(true)
    setRefus('')
    try {
      const { justifie, file } = saisie
      const { echeance, aCompleter, idDemande } = await envoyer(args, justifie ? file : null)
      // The draft has said what it had to: left behind, its person finds it on its home.
      if (reprise)
        await fermer.mutateAsync({ params: { id: reprise.brouillonId } }).catch(() => null)
      notify(
        aCompleter ? 'warning' : 'success',
        aCompleter
          ? 'Votre demande est enregistrée, à compléter.'
          : enAttente
            ? 'Votre réponse est transmise au teneur du registre.'
            : 'Votre demande de rattachement est envoyée.',
        aCompleter
          ? 'Un autre syndic est rattaché à cette copropriété : joignez votre justificatif pour que le teneur du registre examine la demande. Sans lui, elle s’éteint dans 30 jours.'
          : `Elle sera examinée au plus tard le ${echeance}. Vous serez prévenu par courriel.`,
      )
      await router.navigate({ href: lienRecu('R', Number(idDemande)) })
    } catch (error) {
      if (!isApiError(error)) throw error
      const { champs, message } = error.problem
      setRefus([message, ...(champs ?? []).map((c) => c.message)].join(' '))
    } finally {
      setOccupe(false)
    }
  }
  return { deposer, occupe, refus, setRefus }
}

/** What is known already when the request begins. */
const Contexte = ({ repris, precedent }: Pick<Donnees, 'precedent'> & { repris: boolean }) => (
  <>
    {repris && (
      <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-2w">
        <p>
          Ce que vous aviez déclaré de votre mandat est repris ci-dessous. Le brouillon
          d’immatriculation sera supprimé une fois cette demande envoyée.
        </p>
      </div>
    )}
    {precedent && (
      <div className="fr-callout">
        <p className="fr-callout__text fr-text--md">
          Le mandat précédent{' '}
          {(parseFrDate(precedent.fin) ?? '') < aujourdhuiParis() ? 'a couru' : 'court'} du{' '}
          {precedent.debut} au {precedent.fin}, renouvellement déjà enregistré compris : le vôtre
          commence après cette date, ou avant si une assemblée vous a élu entre-temps. Le syndic en
          place, s’il y en a un, est informé de votre demande et peut la contester.
        </p>
      </div>
    )}
  </>
)

const Demande = ({
  copropriete,
  enAttente,
  reprise,
  precedent,
}: Omit<Donnees, 'chaine'> & { copropriete: CoproprieteRattachable }) => {
  const initiale = enAttente ? saisieDe(enAttente) : (reprise?.saisie ?? SAISIE_VIERGE)
  const dejaJustifie = enAttente?.nomFichierJustifMandat ?? ''
  const [lecture, setLecture] = useState<Lue | null>(null)
  const { deposer, occupe, refus, setRefus } = useDepot(enAttente, reprise)
  const enPlace = precedent && {
    debut: parseFrDate(precedent.debut) ?? '',
    fin: parseFrDate(precedent.fin) ?? '',
  }
  const contexte = {
    precedent: enPlace,
    dejaJustifie: dejaJustifie !== '',
    reponse: enAttente ? initiale : null,
  }
  const record = useRecordForm({
    defaultValues: initiale,
    // With its proof, a request has the same body and the file.
    operation: enAttente ? 'repondrePrecisionsRattachement' : 'rattacherSansJustificatif',
    toArgs: versAppel(copropriete.numero, enAttente, enPlace),
    check: (saisie) => verifier(saisie, contexte),
    submit: async (args, saisie) => {
      setRefus('')
      setLecture({ saisie, args })
    },
  })
  const relit = lecture !== null
  const titre = useTitreEtape(relit)
  return (
    <>
      <p className="fr-text--lead">
        {copropriete.nom && `${copropriete.nom}, `}
        <Numero valeur={copropriete.numero} />
        {copropriete.adresse && <span className="rc-ligne-adresse">{copropriete.adresse}</span>}
      </p>
      {enAttente && <FilPrecisions echanges={enAttente.echanges} />}
      {!relit && <Contexte repris={reprise !== null} precedent={precedent} />}
      <h2 className="fr-h4 fr-mt-3w" ref={titre} tabIndex={-1}>
        Étape {relit ? 2 : 1} sur 2 : {relit ? ETAPES.relecture : ETAPES.saisie}
      </h2>
      <div hidden={relit}>
        <RecordForm record={record} submitLabel="Continuer">
          <RequiredNote />
          <FormulaireMandat
            dejaJustifie={dejaJustifie}
            reponse={enAttente !== null}
            precedent={enPlace}
          />
        </RecordForm>
      </div>
      {lecture && (
        <Relecture
          copropriete={copropriete}
          saisie={lecture.saisie}
          dejaJustifie={dejaJustifie}
          refus={refus}
          occupe={occupe}
          anticipee={estAnticipee(lecture.saisie, enPlace)}
          onModifier={() => setLecture(null)}
          onEnvoyer={() => void deposer(lecture)}
        />
      )}
    </>
  )
}

const Page = () => {
  const { chaine, ...reste } = Route.useLoaderData()
  return (
    <>
      <h1 tabIndex={-1}>
        {reste.enAttente ? 'Répondre à une demande de précisions' : 'Demander un rattachement'}
      </h1>
      {chaine.echec === null ? (
        <div className="rc-page-courte">
          <Demande copropriete={chaine.copropriete} {...reste} />
        </div>
      ) : (
        <>
          <div className="fr-alert fr-alert--warning">
            <p>{chaine.message}</p>
          </div>
          <p className="fr-mt-3w">
            <InternalLink className="fr-link" href="/rattacher-une-copropriete">
              Saisir un autre numéro
            </InternalLink>
          </p>
        </>
      )}
    </>
  )
}

const controler = async (numero: string): Promise<Chaine> =>
  (await import('../../components/rattachement/chaine.ts')).controlerChaine(numero)

export const Route = createFileRoute('/rattacher-une-copropriete/edit')({
  staticData: {
    titre: 'Demander un rattachement',
    saisie: true,
    soiMeme: true,
    autorites: ['RATTACHER_COPROPRIETE'],
    fil: [{ label: 'Se rattacher à une copropriété', href: '/rattacher-une-copropriete' }],
  },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      numero: asText(raw['numero'], 20),
      idMandat: asPositive(raw['idMandat']),
      brouillon: asPositive(raw['brouillon']),
    }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }): Promise<Donnees> => {
    const numero = normaliserNumero(deps.numero ?? '')
    if (numero === null) throw redirect({ to: '/rattacher-une-copropriete' })
    const miens = deps.idMandat
      ? await queryClient.fetchQuery({ ...mesRattachementsQuery, staleTime: 0 })
      : []
    const enAttente =
      miens.find((r) => r.idMandat === deps.idMandat && r.actions.includes('repondre')) ?? null
    const chaine: Chaine = enAttente
      ? {
          echec: null,
          copropriete: {
            numero,
            nom: enAttente.nomCopropriete,
            adresse: enAttente.adressePrincipale,
          },
        }
      : await controler(numero)
    if (chaine.echec !== null) return { chaine, enAttente, reprise: null, precedent: null }
    const reprise = deps.brouillon === undefined ? null : await reprendreBrouillon(deps.brouillon)
    const { response, dateFin } = await callOf('trouverDateDebutMandatPrecedent', {
      params: { x: numero, flag: 'true' },
    })
    return {
      chaine,
      enAttente,
      reprise,
      precedent: response && dateFin ? { debut: response, fin: dateFin } : null,
    }
  },
  component: Page,
})
