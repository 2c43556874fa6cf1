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
  const [erreur, setErreur] = useState<string | null>(null)
  const [enCours, setEnCours] = useState(false)
  const relire = () =>
    queryClient.invalidateQueries({
      queryKey: queryOf('lireInfosValidation')({ params: { n: infos.demande.id } }).queryKey,
    })

  const arreter = (cause: Conflit) => {
    setConflit({ conflit: cause, texte: texteNonEnvoye(fenetre?.geste ?? null, saisie) })
    setFenetre(null)
  }
  /**
   * Runs one call at a time; a conflict becomes a state of the page, another refusal is said in the
   * window or by the shell.
   */
  const tenter = async (travail: () => Promise<void>) => {
    if (enCours) return
    setEnCours(true)
    setErreur(null)
    try {
      await travail()
    } catch (error) {
      const cause = conflitDe(error)
      if (!cause) setErreur(phraseDuRefus(error))
      if (!isApiError(error)) throw error
      if (!cause) return
      arreter(cause)
      await relire()
    } finally {
      setEnCours(false)
    }
  }

  // Lost while a window is open: the window would hide the news.
  const tenait = useRef(false)
  const tient = verrou.etat.phase === 'mien'
  useEffect(() => {
    if (tenait.current && !tient && fenetre && !enCours) arreter(CONFLIT_VERROU_PERDU)
    tenait.current = tient
  }, [tient])

  return {
    verrou: verrou.etat,
    fenetre,
    saisie,
    conflit,
    erreur,
    enCours,
    actualiser: () => {
      setConflit(null)
      void relire()
    },
    saisir: (nouvelle: Saisie) => {
      setSaisie(nouvelle)
      garderSaisie(sessionStorage, id, nouvelle)
    },
    choisir: (geste: Geste, candidat: Candidat | null = null, suivante = false) => {
      setErreur(null)
      setConflit(null)
      setFenetre({ geste, candidat, suivante })
    },
    fermer: () => setFenetre(null),
    prendre: () =>
      tenter(async () => {
        await verrou.prendre()
        setConflit(null)
        // The pressed button is gone: the next one of the banner takes its place for the keyboard.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>('.rc-bandeau button')?.focus(),
        )
      }),
    quitter: () =>
      tenter(async () => {
        await verrou.quitter().catch(handleFailure)
        retourner()
      }),
    decider: (decision: Decision) =>
      tenter(async () => {
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
      }),
  }
}
