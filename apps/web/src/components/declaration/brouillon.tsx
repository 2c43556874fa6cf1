import {
  BLOCS_REGLES,
  exerciceDe,
  normaliser,
  sansGeocodage,
  type BlocRegle,
  type ContexteDeclaration,
  type FieldError,
} from '@registre/domain'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useStill } from '../../lib/pressed.ts'
import { ajoutsEnAttente } from './ajouts-en-attente.ts'
import { aujourdhuiParis } from './aujourdhui.ts'
import { controlerSaisie, faitsDe } from './controler.ts'
import { useActuelle } from './use-actuelle.ts'
import { useEtatSession, type SessionOuverte } from './use-session.ts'

type Refus = Pick<FieldError, 'champ' | 'message'>

export type Brouillon = ReturnType<typeof useEtatBrouillon>

const BrouillonContext = createContext<Brouillon | null>(null)

/** The draft being written, if there is one: some fields serve outside drafts too. */
export const useBrouillonOuvert = (): Brouillon | null => useContext(BrouillonContext)

/** The draft being written. Throws outside its provider. */
export const useBrouillon = (): Brouillon => {
  const brouillon = useContext(BrouillonContext)
  if (!brouillon) throw new Error('useBrouillon is used outside BrouillonProvider')
  return brouillon
}

/** A draft with its values, what the rules say of them, and which sentences may already show. */
const useEtatBrouillon = ({ form, session, restauree }: SessionOuverte) => {
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
  return {
    ...etat,
    session,
    form,
    restauree,
    saisie,
    contexte,
    faits: faitsDe(saisie, contexte),
    /** The declaration in force that an update is compared with. */
    enVigueur,
    /** Sentences to show, by path: fields that were left, and blocks that were submitted. */
    // One that comes or goes moves what is under it: it waits for the end of a press.
    erreurs: montrees,
    /** The field was left: its fault may show. */
    toucher: (champ: string): void => setTouches((t) => (t.has(champ) ? t : new Set(t).add(champ))),
    /** The step was submitted: all its faults show. */
    tenter: (blocs: readonly BlocRegle[]): void => setTentes((t) => new Set([...t, ...blocs])),
    /** Faults that only the register saw, beside their fields until they change. */
    surRefus: (champs: readonly Refus[]): void => setRefus(champs),
    oublierRefus: (champ: string): void =>
      setRefus((r) => (r.some((e) => e.champ === champ) ? r.filter((e) => e.champ !== champ) : r)),
    /** What stands in « ajouter » fields, and is not in the declaration yet. */
    ajouts,
    /** The land registry did not answer, or answers again. */
    signalerCadastre,
  }
}

/** Gives the draft to the steps. */
export const BrouillonProvider = ({
  ouverte,
  children,
}: {
  ouverte: SessionOuverte
  children: ReactNode
}) => (
  <BrouillonContext value={useEtatBrouillon(ouverte)}>
    <FormProvider {...ouverte.form}>{children}</FormProvider>
  </BrouillonContext>
)
