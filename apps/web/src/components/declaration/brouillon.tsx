import {
  BLOCS_REGLES,
  exerciceDe,
  normaliser,
  sansGeocodage,
  type BlocRegle,
  type ContexteDeclaration,
  type FaitsDeclaration,
  type FieldError,
} from '@registre/domain'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { useStill } from '../../lib/pressed.ts'
import { ajoutsEnAttente, type AjoutsEnAttente } from './ajouts-en-attente.ts'
import { aujourdhuiParis } from './aujourdhui.ts'
import { controlerSaisie, faitsDe } from './controler.ts'
import type { Saisie } from './saisie.ts'
import { useActuelle } from './use-actuelle.ts'
import type { EtatSession, SessionBrouillon } from './session-brouillon.ts'
import { useEtatSession, type SessionOuverte } from './use-session.ts'

type Refus = Pick<FieldError, 'champ' | 'message'>

export interface Brouillon extends EtatSession {
  session: SessionBrouillon
  form: UseFormReturn<Saisie>
  restauree: boolean
  saisie: Saisie
  contexte: ContexteDeclaration
  faits: FaitsDeclaration
  /** The declaration in force that an update is compared with. */
  enVigueur: ReturnType<typeof useActuelle>
  /** Sentences to show, by path: fields that were left, and blocks that were submitted. */
  erreurs: ReadonlyMap<string, string>
  /** The field was left: its fault may show. */
  toucher: (champ: string) => void
  /** The step was submitted: all its faults show. */
  tenter: (blocs: readonly BlocRegle[]) => void
  /** Faults that only the register saw, beside their fields until they change. */
  surRefus: (champs: readonly Refus[]) => void
  oublierRefus: (champ: string) => void
  /** What stands in « ajouter » fields, and is not in the declaration yet. */
  ajouts: AjoutsEnAttente
  /** The land registry did not answer, or answers again. */
  signalerCadastre: (muet: boolean) => void
}

const BrouillonContext = createContext<Brouillon | null>(null)

/** The draft being written, if there is one: some fields serve outside drafts too. */
export const useBrouillonOuvert = (): Brouillon | null => useContext(BrouillonContext)

/** The draft being written. Throws outside its provider. */
export const useBrouillon = (): Brouillon => {
  const brouillon = useContext(BrouillonContext)
  if (!brouillon) throw new Error('useBrouillon is used outside BrouillonProvider')
  return brouillon
}

/**
 * Gives the draft to the steps: values, what the rules say of them, and which sentences may already
 * show.
 */
export const BrouillonProvider = ({
  ouverte,
  children,
}: {
  ouverte: SessionOuverte
  children: ReactNode
}) => {
  const { form, session, restauree } = ouverte
  const etat = useEtatSession(session)
  const saisie = form.watch()
  const [touches, setTouches] = useState<ReadonlySet<string>>(new Set())
  const [tentes, setTentes] = useState<ReadonlySet<BlocRegle>>(new Set())
  const [refus, setRefus] = useState<readonly Refus[]>([])
  const { jeu, typeImmat, typeMaj, exerciceCourant, verifications } = etat.declaration
  const enVigueur = useActuelle(etat.declaration)
  const { actuelle } = enVigueur
  const [cadastreMuet, signalerCadastre] = useState(() => sansGeocodage(verifications))
  const contexte = useMemo<ContexteDeclaration>(
    () => ({
      aujourdhui: aujourdhuiParis(),
      jeu,
      typeImmat,
      typeMaj,
      finMandatPrecedent: null,
      exercicePrecedent: null,
      ...(exerciceCourant
        ? exerciceDe(normaliser({ donneesFinancieres: exerciceCourant }).donneesFinancieres)
        : {}),
      courante: actuelle ?? null,
      confirmationsOffice: etat.confirmationsOffice,
      sansGeocodage: cadastreMuet,
    }),
    [jeu, typeImmat, typeMaj, exerciceCourant, actuelle, etat.confirmationsOffice, cadastreMuet],
  )
  const erreurs = new Map<string, string>()
  for (const { champ, message } of refus) erreurs.set(champ, message)
  for (const bloc of BLOCS_REGLES) {
    const tente = tentes.has(bloc)
    if (!tente && ![...touches].some((champ) => champ.startsWith(`${bloc}.`))) continue
    for (const { champ, message } of controlerSaisie(bloc, saisie, contexte).erreurs) {
      if ((tente || touches.has(champ)) && !erreurs.has(champ)) erreurs.set(champ, message)
    }
  }
  const montrees = useStill(erreurs)
  const [ajouts] = useState(ajoutsEnAttente)
  const brouillon: Brouillon = {
    ...etat,
    session,
    form,
    restauree,
    saisie,
    contexte,
    faits: faitsDe(saisie, contexte),
    enVigueur,
    // A sentence that comes or goes moves what is under it: it waits for the end of a press.
    erreurs: montrees,
    toucher: (champ) => setTouches((t) => (t.has(champ) ? t : new Set(t).add(champ))),
    tenter: (blocs) => setTentes((t) => new Set([...t, ...blocs])),
    surRefus: setRefus,
    ajouts,
    signalerCadastre,
    oublierRefus: (champ) =>
      setRefus((r) => (r.some((e) => e.champ === champ) ? r.filter((e) => e.champ !== champ) : r)),
  }
  return (
    <BrouillonContext value={brouillon}>
      <FormProvider {...form}>{children}</FormProvider>
    </BrouillonContext>
  )
}
