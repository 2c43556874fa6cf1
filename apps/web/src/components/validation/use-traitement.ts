import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { handleFailure } from '../../lib/api/errors.ts'
import { isApiError, queryOf } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { type Conflit, CONFLIT_VERROU_PERDU, conflitDe } from './conflits.ts'
import { avisDe, type Decision, type Geste, type Saisie, texteNonEnvoye } from './decision.ts'
import { garderSaisie, lireSaisie, oublierSaisie } from './saisie-demande.ts'
import type { Candidat, InfosValidation } from './types.ts'
import { phraseDuRefus, useDecision } from './use-decision.ts'
import { useVerrou } from './use-verrou.ts'

interface Fenetre {
  geste: Geste
  candidat: Candidat | null
  /** Once decided, the most urgent request comes in place of the queue. */
  suivante: boolean
}

/** Runs one call at a time; a conflict is `surConflit`'s, another refusal is said in the window or by the shell. */
const useUnAppel = (surConflit: (cause: Conflit) => Promise<void>) => {
  const [erreur, setErreur] = useState<string | null>(null)
  const [enCours, setEnCours] = useState(false)
  const tenter = async (travail: () => Promise<void>): Promise<void> => {
    if (enCours) return
    setEnCours(true)
    setErreur(null)
    try {
      await travail()
    } catch (error) {
      const cause = conflitDe(error)
      if (!cause) setErreur(phraseDuRefus(error))
      if (!isApiError(error)) throw error
      if (cause) await surConflit(cause)
    } finally {
      setEnCours(false)
    }
  }
  return { erreur, setErreur, enCours, tenter }
}

const SUIVANT = '.rc-bandeau button'

/** What follows when what was held is no longer. */
const usePerte = (tient: boolean, surPerte: () => void): void => {
  const tenait = useRef(false)
  useEffect(() => {
    if (tenait.current && !tient) surPerte()
    tenait.current = tient
  }, [tient])
}

/**
 * Everything that a keeper does on a request: take it, choose a gesture, type, decide, leave.
 * `retourner` goes back to the
 * queue, `enchainer` to the request that comes next. What is typed lives here, and in the tab: neither a closed window, a conflict nor an
 * ended session loses it.
 */
export const useTraitement = (
  infos: InfosValidation,
  retourner: () => void,
  enchainer: () => Promise<void>,
) => {
  const queryClient = useQueryClient()
  const verrou = useVerrou(infos)
  const decider = useDecision(infos)
  const [fenetre, setFenetre] = useState<Fenetre | null>(null)
  const { id } = infos.demande
  const [saisie, setSaisie] = useState<Saisie>(() => lireSaisie(sessionStorage, id))
  const [conflit, setConflit] = useState<{ conflit: Conflit; texte: string } | null>(null)
  const { queryKey } = queryOf('lireInfosValidation')({ params: { n: id } })
  const relire = () => queryClient.invalidateQueries({ queryKey })

  const arreter = (cause: Conflit) => {
    setConflit({ conflit: cause, texte: texteNonEnvoye(fenetre?.geste ?? null, saisie) })
    setFenetre(null)
  }
  const { erreur, setErreur, enCours, tenter } = useUnAppel(async (cause) => {
    arreter(cause)
    await relire()
  })

  const envoyer = async (decision: Decision): Promise<void> => {
    // Who decides at once after opening waits for the lock to say its version.
    const numero = await decider(decision, await verrou.version())
    const { titre, description } = avisDe(decision, infos, numero)
    notify('success', titre, description)
    setFenetre(null)
    if (decision.geste === 'deverrouiller') return void (await relire())
    oublierSaisie(sessionStorage, id)
    verrou.oublier()
    if (fenetre?.suivante) await enchainer().catch(handleFailure)
    else retourner()
  }

  usePerte(verrou.etat.phase === 'mien', () => {
    if (fenetre && !enCours) arreter(CONFLIT_VERROU_PERDU)
  })

  return {
    verrou: verrou.etat,
    conflit,
    fenetres: {
      geste: fenetre?.geste ?? null,
      candidat: fenetre?.candidat ?? null,
      saisie,
      erreur,
      enCours,
      onSaisie: (nouvelle: Saisie) => {
        setSaisie(nouvelle)
        garderSaisie(sessionStorage, id, nouvelle)
      },
      onFermer: () => setFenetre(null),
      onDecider: (decision: Decision) => tenter(() => envoyer(decision)),
    },
    actualiser: () => {
      setConflit(null)
      void relire()
    },
    choisir: (geste: Geste, candidat: Candidat | null = null, suivante = false) => {
      setErreur(null)
      setConflit(null)
      setFenetre({ geste, candidat, suivante })
    },
    prendre: () =>
      tenter(async () => {
        await verrou.prendre()
        setConflit(null)
        // The pressed button is gone: the next one of the banner takes its place for the keyboard.
        requestAnimationFrame(() => document.querySelector<HTMLElement>(SUIVANT)?.focus())
      }),
    quitter: () =>
      tenter(async () => {
        await verrou.quitter().catch(handleFailure)
        retourner()
      }),
  }
}
