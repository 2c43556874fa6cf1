import {
  type AProuver,
  type EtatDocument,
  normaliser,
  parseFrDate,
  type Retire,
  type Retrouve,
  retrouver,
} from '@registre/domain'
import { useEffect, useMemo, useState } from 'react'
import { ancreDe, PARTIE_DEMANDEE } from '../ancres.ts'
import type { InfosValidation } from '../types.ts'
import type { Surlignage } from '../../preuve/surligner.ts'
import { type EtatPreuve, usePreuve } from './use-preuve.ts'

interface Piece {
  id: string
  nom: string
  libelle: string
  etatFichier: EtatDocument
  retires: readonly Retire[]
}

/** The documents of a request, its own proof first. */
const piecesDe = ({ mandat, dissolution, fiche }: InfosValidation): Piece[] => {
  const preuveId = dissolution?.documentId ?? mandat?.documentId ?? null
  const connues = fiche.documents.map((d) => ({
    id: d.id,
    nom: d.nom,
    libelle: d.id === preuveId ? 'Preuve' : d.libelleType,
    etatFichier: d.etatFichier,
    retires: d.retires,
  }))
  const preuve = connues.find(({ id }) => id === preuveId)
  return preuve ? [preuve, ...connues.filter(({ id }) => id !== preuveId)] : connues
}

/** The days that a deed of dissolution bears. */
const faitsDe = ({ dissolution }: InfosValidation): NonNullable<AProuver['faits']> => {
  if (!dissolution) return []
  const [decision, effet] = [
    parseFrDate(dissolution.dateFaitGenerateur),
    parseFrDate(dissolution.dateEffet),
  ]
  return [
    ...(decision === null
      ? []
      : [
          {
            champ: 'decision',
            libelle: dissolution.libelleFaitGenerateur || 'Fait générateur',
            jour: decision,
          } as const,
        ]),
    ...(effet === null || effet === decision
      ? []
      : [{ champ: 'effet', libelle: 'Date d’effet', jour: effet } as const]),
  ]
}

const attenduDe = (infos: InfosValidation): AProuver => {
  const { fiche, mandat, demandeur } = infos
  const contenu = fiche.declaration && normaliser(fiche.declaration.immatCopropriete)
  return {
    nom: contenu?.identification.nomCopropriete ?? '',
    adresse: contenu?.identification.adressePrincipale ?? null,
    syndic: mandat ? mandat.teledeclarant || demandeur.raisonSociale : '',
    debut: parseFrDate(mandat?.dateDebut),
    fin: parseFrDate(mandat?.dateFin),
    faits: faitsDe(infos),
  }
}

const surlignageDe = ({ place, etat }: Retrouve): Surlignage[] =>
  place === null ? [] : [{ ...place, contredit: etat === 'CONTREDIT' }]

const RETENUE: EtatPreuve = { phase: 'retenue' }

/** The proof beside the request: which one, which page, and what was found of what is declared. */
export const useLecture = (infos: InfosValidation) => {
  const pieces = useMemo(() => piecesDe(infos), [infos.fiche.documents, infos.mandat?.documentId])
  const [choix, setChoix] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const [essai, setEssai] = useState(0)
  /** Of the two views of a telephone. */
  const [vue, setVue] = useState<'dossier' | 'preuve'>('dossier')
  const choisie = pieces.find(({ id }) => id === choix) ?? pieces[0] ?? null
  const ouverte = usePreuve(choisie?.etatFichier === 'PRET' ? choisie.id : null, essai)
  const etat: EtatPreuve = choisie && choisie.etatFichier !== 'PRET' ? RETENUE : ouverte
  const lignes = useMemo(
    () =>
      etat.phase === 'lue'
        ? retrouver(
            attenduDe(infos),
            etat.preuve.pages.map(({ texte }) => texte),
          )
        : [],
    [etat, infos.mandat?.id],
  )
  useEffect(() => {
    const montrer = (event: Event) =>
      setVue(event instanceof CustomEvent && event.detail === 'preuve' ? 'preuve' : 'dossier')
    window.addEventListener(PARTIE_DEMANDEE, montrer)
    return () => window.removeEventListener(PARTIE_DEMANDEE, montrer)
  }, [])
  const nbPages = etat.phase === 'lue' ? etat.preuve.pdf.numPages : null
  return {
    pieces,
    choisie,
    choisir: (id: string) => {
      setChoix(id)
      setPage(1)
    },
    etat,
    lignes,
    vue,
    setVue,
    page,
    setPage,
    /** Shows a page of the proof; on a telephone, goes to it. */
    montrerPage: (n: number) => {
      setPage(n)
      setVue('preuve')
      requestAnimationFrame(() =>
        document.getElementById(ancreDe('preuve'))?.scrollIntoView({ block: 'nearest' }),
      )
    },
    places: lignes.filter((l) => l.page === page).flatMap(surlignageDe),
    nbPages,
    reessayer: () => setEssai(essai + 1),
  }
}
export type Lecture = ReturnType<typeof useLecture>
