import { ApiError } from '@registre/contract/client'
import { reporterModifications, type ConfirmationsOffice, type SlugEtape } from '@registre/domain'
import { type Conflit, enForme, lireConflit, reporter } from './conflit-brouillon.ts'
import { garderCopie, oublierCopie, type CopieLocale } from './copie-locale.ts'
import { blocsModifies } from './differences.ts'
import { creerEnregistreur, type Suite } from './enregistreur.ts'
import {
  A_CORRIGER,
  incertain,
  lireOffice,
  memes,
  memesReponses,
  phraseDeLaFaute,
  REESSAYABLES,
} from './session-aides.ts'
import { versContenu, versEnvoi, versSaisie, type Saisie } from './saisie.ts'
import { saisieDuBrouillon } from './sans-reponse.ts'
import type { BlocsEnvoyes, Declaration, EnvoiEnSuspens, ReponseDoublon } from './types.ts'

export interface EtatSession {
  /** The last answer of the register. */
  declaration: Declaration
  confirmations: readonly string[]
  reponses: readonly ReponseDoublon[]
  confirmationsOffice: ConfirmationsOffice | null
  conflit: Conflit | null
}

export interface Ports {
  initiale: Declaration
  /** What a reload left unsaved: the form was filled with it. */
  copie: CopieLocale | null
  lireSaisie: () => Saisie
  ecrireSaisie: (saisie: Saisie) => void
  enregistrer: (args: EnvoiEnSuspens['args'], clef: string) => Promise<Declaration>
  relire: (id: number) => Promise<Declaration>
  /** After each answer; `creee` the first time. */
  surReponse: (declaration: Declaration, creee: boolean) => void
  stockage: Pick<Storage, 'setItem' | 'removeItem'>
}

export type SessionBrouillon = ReturnType<typeof ouvrirSession>

/**
 * One draft being written in one tab: what is typed, what the register holds, and the saves between
 * them. Nothing typed is lost: an uncertain save is sent again as it was, with its key; a newer
 * version is shown before anything is overwritten.
 */
export const ouvrirSession = (ports: Ports) => {
  const { initiale, stockage, copie } = ports
  const surServeur = (declaration: Declaration): BlocsEnvoyes =>
    versEnvoi(enForme(declaration.immatCopropriete))
  let version = copie?.version ?? initiale.version
  let base: BlocsEnvoyes = copie?.base ?? surServeur(initiale)
  let etape: SlugEtape = initiale.etape
  let force = false
  let ferme = false
  let enSuspens: EnvoiEnSuspens | null = copie?.enSuspens ?? null
  let etat: EtatSession = {
    declaration: initiale,
    confirmations: initiale.confirmations,
    reponses: initiale.reponsesDoublons,
    confirmationsOffice: lireOffice(initiale.confirmationsOffice),
    conflit: null,
  }
  const auditeurs = new Set<() => void>()

  const changer = (partiel: Partial<EtatSession>): void => {
    etat = { ...etat, ...partiel }
    for (const auditeur of auditeurs) auditeur()
  }
  const courant = (): BlocsEnvoyes => versEnvoi(versContenu(ports.lireSaisie()))
  const aEnvoyer = (): boolean =>
    !ferme &&
    (force ||
      enSuspens !== null ||
      Object.keys(blocsModifies(base, courant())).length > 0 ||
      !memes(etat.confirmations, etat.declaration.confirmations) ||
      !memesReponses(etat.reponses, etat.declaration.reponsesDoublons) ||
      !memes(etat.confirmationsOffice, lireOffice(etat.declaration.confirmationsOffice)))

  const garder = (): void => {
    if (ferme) return
    const { id, typeImmat } = etat.declaration
    if (enSuspens === null && Object.keys(blocsModifies(base, courant())).length === 0)
      oublierCopie(stockage, id, typeImmat)
    else
      garderCopie(stockage, id, typeImmat, { version, base, saisie: ports.lireSaisie(), enSuspens })
  }

  const envoyer = async (): Promise<void> => {
    const { declaration, confirmations, reponses, confirmationsOffice } = etat
    const envoi = (enSuspens ??= {
      clef: crypto.randomUUID(),
      args: {
        params: { x: etape },
        body: {
          id: declaration.id,
          version,
          typeImmat: declaration.typeImmat,
          immatCopropriete: blocsModifies(base, courant()),
          // Where its author is written to: said once, when the draft is made.
          ...(declaration.id === null && declaration.adresseEmailUtilisateur !== ''
            ? { adresseEmailUtilisateur: declaration.adresseEmailUtilisateur }
            : {}),
          confirmations: [...confirmations],
          ...(memesReponses(reponses, declaration.reponsesDoublons)
            ? {}
            : { reponsesDoublons: [...reponses] }),
          ...(confirmationsOffice ? { confirmationsOffice } : {}),
        },
      },
    })
    force = false
    garder()
    const reponse = await ports.enregistrer(envoi.args, envoi.clef)
    enSuspens = null
    const creee = declaration.id === null
    if (creee) oublierCopie(stockage, null, declaration.typeImmat)
    base = { ...base, ...(envoi.args.body.immatCopropriete as Partial<BlocsEnvoyes>) }
    version = reponse.version
    // An answer to a save does not say how the update would take effect.
    changer({ declaration: { voie: declaration.voie, ...reponse } })
    garder()
    ports.surReponse(reponse, creee)
  }

  /**
   * The right to write has ended meanwhile (dissolved, another syndic …): what the register holds
   * now says why, and the screen shows it in the place of the form.
   */
  const direSort = (error: ApiError): void => {
    const { id } = etat.declaration
    if (id === null || error.problem.code !== 'transition-interdite') return
    // What cannot be read again is told by the refusal itself.
    void ports.relire(id).then(
      // With what was typed, saved or not: it stays to be read.
      (declaration) => changer({ declaration: { ...declaration, immatCopropriete: courant() } }),
      () => undefined,
    )
  }

  const surEchec = (error: unknown): Suite => {
    if (!(error instanceof ApiError)) throw error
    direSort(error)
    if (!incertain(error)) enSuspens = null
    garder()
    const conflit = lireConflit(error, base, ports.lireSaisie())
    if (conflit?.differences.length === 0) {
      // The register holds just what is typed: there is nothing to choose.
      base = versEnvoi(conflit.contenu)
      version = conflit.version
      return { reprise: 'seule', message: '' }
    }
    if (conflit) {
      changer({ conflit })
      return { reprise: 'sur-decision', message: error.message }
    }
    const { status, champs } = error.problem
    const [faute] = status === 400 ? (champs ?? []) : []
    const message = faute ? `${error.message} ${phraseDeLaFaute(faute)}` : error.message
    return {
      reprise:
        REESSAYABLES.has(status) || error.problem.code === 'requete-en-cours'
          ? 'seule'
          : A_CORRIGER.has(status)
            ? 'a-la-saisie'
            : 'sur-decision',
      message,
    }
  }

  const enregistreur = creerEnregistreur({ envoyer, aEnvoyer, surEchec })
  const adopter = (declaration: Declaration): void => {
    version = declaration.version
    base = surServeur(declaration)
    changer({
      declaration: { voie: etat.declaration.voie, ...declaration },
      confirmations: declaration.confirmations,
      reponses: declaration.reponsesDoublons,
      confirmationsOffice: lireOffice(declaration.confirmationsOffice),
    })
    garder()
  }

  return {
    etat: () => etat,
    suivre: (auditeur: () => void) => {
      auditeurs.add(auditeur)
      return () => auditeurs.delete(auditeur)
    },
    enregistreur,
    signaler: (): void => {
      garder()
      enregistreur.signaler()
    },
    /** The step on screen: where to come back to. */
    ici: (slug: SlugEtape): void => {
      etape = slug
    },
    /**
     * Saves all that is typed and the step to come back to. False: not saved (the status line says
     * why).
     */
    enregistrer: (retour: SlugEtape): Promise<boolean> => {
      etape = retour
      force = etat.declaration.id === null || etat.declaration.etape !== retour
      return enregistreur.vider()
    },
    confirmer: (codes: readonly string[]): void =>
      changer({ confirmations: [...new Set([...etat.confirmations, ...codes])] }),
    confirmerOffice: (confirmationsOffice: ConfirmationsOffice): void => {
      changer({ confirmationsOffice })
      enregistreur.signaler()
    },
    /** Shows the conflict that another call met; false when the failure is another one. */
    surConflit: (error: unknown): boolean => {
      const conflit =
        error instanceof ApiError ? lireConflit(error, base, ports.lireSaisie()) : null
      if (conflit) changer({ conflit })
      else if (error instanceof ApiError) direSort(error)
      return conflit !== null
    },
    repondreDoublons: (reponses: readonly ReponseDoublon[]): void => {
      changer({ reponses })
      enregistreur.signaler()
    },
    /** Takes an answer obtained by another call (submission, re-reading) as what the register holds. */
    adopter,
    garderMaSaisie: (): void => {
      const { conflit } = etat
      if (!conflit) return
      const saisie = ports.lireSaisie()
      const fusion = versSaisie(
        reporterModifications(enForme(base), versContenu(saisie), conflit.contenu),
      )
      base = versEnvoi(conflit.contenu)
      version = conflit.version
      ports.ecrireSaisie(
        reporter(
          saisie,
          fusion,
          conflit.differences.filter((d) => !d.modifieParMoi).map((d) => d.champ),
        ),
      )
      changer({ conflit: null })
      garder()
      enregistreur.reprendre()
    },
    prendreEnregistree: async (): Promise<void> => {
      const { declaration } = etat
      if (declaration.id === null) return
      const enregistree = await ports.relire(declaration.id)
      ports.ecrireSaisie(saisieDuBrouillon(enregistree))
      adopter(enregistree)
      changer({ conflit: null })
      enregistreur.reprendre()
    },
    /**
     * The draft left the person's hands (sent, deleted): nothing more is saved, the local copy is
     * forgotten.
     */
    fermer: (): void => {
      ferme = true
      enregistreur.arreter()
      oublierCopie(stockage, etat.declaration.id, etat.declaration.typeImmat)
    },
  }
}
