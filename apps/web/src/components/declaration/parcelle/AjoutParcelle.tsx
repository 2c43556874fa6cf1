import {
  fautesParcelle,
  type Adresse,
  type Parcelle,
  type ParcelleSaisie,
  referenceParcelle,
} from '@registre/domain'
import { Button, ConfirmDialog, FieldSelect } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryOf } from '../../../lib/api/index.ts'
import { useCommunes } from '../adresse/AdresseManuelle.tsx'
import { autreCodePostal, CODE_POSTAL, GroupeSaisi, partiesDe } from '../adresse/parties.tsx'
import { useAjoutEnAttente } from '../ajouts-en-attente.ts'
import { useBrouillonOuvert } from '../brouillon.tsx'
import { lireReference, parcelleVide } from '../parcelles.ts'
import { communesCadastrales } from './communes-cadastrales.ts'
import { useAjoutParcelle } from './use-ajout-parcelle.ts'

const NOM = 'identification.parcelle'

/** The former communes of a commune: a parcel may bear the prefix of one of them. */
const useCommunesAbsorbees = (codeInsee: string) =>
  useQuery({
    ...queryOf('listerCommunesAbsorbees')({ params: { x: codeInsee } }, { silent: true }),
    enabled: codeInsee !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Prefix, section, number: what names a parcel in its commune. */
const REFERENCE = [
  ['prefixe', 'Préfixe', { hint: '3 chiffres, le plus souvent 000', inputMode: 'numeric' }],
  [
    'section',
    'Section',
    {
      hint: '1 ou 2 lettres, sur l’avis de taxe foncière ou l’acte de vente',
      required: true,
      autoCapitalize: 'characters',
    },
  ],
  ['numero', 'Numéro', { hint: '4 chiffres au plus', required: true, inputMode: 'numeric' }],
] as const

/** The commune of a parcel, and the former one whose prefix it may bear. */
const ChoixCommune = ({
  saisie,
  faute,
  options,
  poser,
}: {
  saisie: ParcelleSaisie
  faute: string | undefined
  options: readonly { code: string; nom: string }[]
  poser: (partiel: Partial<ParcelleSaisie>) => void
}) => {
  const { data: absorbees = [] } = useCommunesAbsorbees(saisie.codeInsee)
  return (
    <>
      <FieldSelect
        name={`${NOM}.codeInsee`}
        label="Commune"
        required
        error={faute}
        options={options.map(({ code, nom }) => ({ value: code, label: nom }))}
        selectProps={{
          value: saisie.codeInsee,
          onChange: (e) =>
            poser({
              codeInsee: e.target.value,
              commune: options.find((c) => c.code === e.target.value)?.nom ?? '',
              communeAbsorbee: '',
            }),
        }}
      />
      {absorbees.length > 0 && (
        <FieldSelect
          name={`${NOM}.communeAbsorbee`}
          label="Commune absorbée"
          hint="Si la parcelle se trouve dans une ancienne commune"
          placeholder="Sans objet"
          options={absorbees.map(({ nom }) => ({ value: nom, label: nom }))}
          selectProps={{
            value: saisie.communeAbsorbee,
            onChange: (e) => poser({ communeAbsorbee: e.target.value }),
          }}
        />
      )}
    </>
  )
}

/** The name of what is typed and not added yet; none for the section that stays of the last one. */
const enAttente = ({ section, numero }: ParcelleSaisie, derniere: Parcelle | undefined): string =>
  numero.trim() === '' && ['', derniere?.section ?? ''].includes(section.trim())
    ? ''
    : `la parcelle ${[section, numero].join(' ').trim()}`

/** What is typed of a parcel. The reference address gives the commune to start from. */
const useSaisie = (reference: Adresse | null) => {
  const [saisie, setSaisie] = useState<ParcelleSaisie>(() => ({
    ...parcelleVide(),
    codePostal: reference?.codePostal ?? '',
    commune: reference?.commune ?? '',
    codeInsee: reference?.codeInsee ?? '',
  }))
  const depart = useRef(reference?.codeInsee ?? '')
  // Another address brings its commune, unless another one was chosen.
  useEffect(() => {
    const avant = depart.current
    depart.current = reference?.codeInsee ?? ''
    if (reference && reference.codeInsee !== avant)
      setSaisie((s) =>
        s.codeInsee === '' || s.codeInsee === avant
          ? {
              ...s,
              codePostal: reference.codePostal,
              commune: reference.commune,
              codeInsee: reference.codeInsee,
              communeAbsorbee: '',
            }
          : s,
      )
  }, [reference])
  return [saisie, setSaisie] as const
}

/** A parcel that the land registry does not know, or could not be asked about. */
const AGarder = ({
  parcelle,
  indisponible,
  retenir,
  ecarter,
}: {
  parcelle: Parcelle
  indisponible: boolean
} & Pick<ReturnType<typeof useAjoutParcelle>, 'retenir' | 'ecarter'>) => (
  <ConfirmDialog
    open
    title={indisponible ? 'Service de géolocalisation indisponible' : 'Parcelle non localisée'}
    confirmLabel="Conserver la parcelle"
    cancelLabel="Ne pas l’ajouter"
    onConfirm={() => retenir(parcelle)}
    onCancel={ecarter}
  >
    <p>
      {indisponible
        ? 'La recherche au cadastre n’a pas pu se faire. Vous pouvez conserver la parcelle : le registre la cherchera dès que le cadastre répondra'
        : 'Le cadastre ne connaît pas cette parcelle. Vous pouvez la conserver : elle n’aura pas de place sur la carte, et une parcelle au moins doit en avoir une'}{' '}
      ({referenceParcelle(parcelle)}).
    </p>
  </ConfirmDialog>
)

/** The fields of one parcel and its search; starts from the commune of the reference address. */
export const AjoutParcelle = ({
  reference,
  liste,
  onAjouter,
  onCadastre,
}: {
  reference: Adresse | null
  liste: readonly Parcelle[]
  onAjouter: (p: Parcelle) => void
  /** Told whether the land registry answers. */
  onCadastre?: (muet: boolean) => void
}) => {
  const [saisie, setSaisie] = useSaisie(reference)
  const { data: communes } = useCommunes(saisie.codePostal)
  // The next parcel is most often in the same commune and section.
  const videNumero = (): void => setSaisie((s) => ({ ...s, numero: '' }))
  const ajouter = (parcelle: Parcelle): void => {
    videNumero()
    onAjouter(parcelle)
  }
  const { etat, tente, message, chercher, retenir, ecarter } = useAjoutParcelle(
    liste,
    ajouter,
    onCadastre,
    videNumero,
  )
  const poser = (partiel: Partial<ParcelleSaisie>): void => setSaisie((s) => ({ ...s, ...partiel }))
  const lancer = async (): Promise<boolean> => {
    if (etat.nom !== 'repos') return false
    // A whole reference in one field ("AB 123") is told apart before it is looked for.
    const lue = lireReference(saisie)
    setSaisie(lue)
    return chercher(lue)
  }
  useAjoutEnAttente(useBrouillonOuvert()?.ajouts ?? null, {
    nom: () => enAttente(saisie, liste.at(-1)),
    ajouter: lancer,
  })
  const fautes = tente ? fautesParcelle(saisie) : {}
  const options = communesCadastrales(communes ?? [], saisie.codePostal, {
    code: saisie.codeInsee,
    nom: saisie.commune,
  })
  // One commune alone is no choice.
  const [seule, autre] = options
  if (seule && !autre && saisie.codeInsee !== seule.code && communes)
    poser({ codeInsee: seule.code, commune: seule.nom })
  const partie = partiesDe<keyof ParcelleSaisie>(NOM, saisie, fautes, (cle, texte) =>
    poser(
      cle === 'codePostal'
        ? { ...autreCodePostal(texte), communeAbsorbee: '' }
        : { [cle]: cle === 'section' ? texte.toUpperCase() : texte },
    ),
  )
  return (
    <GroupeSaisi nom="Parcelle à ajouter" ajouter={() => void lancer()}>
      {partie('codePostal', 'Code postal', CODE_POSTAL)}
      <ChoixCommune saisie={saisie} faute={fautes.codeInsee} options={options} poser={poser} />
      <div className="rc-colonnes">
        {REFERENCE.map(([cle, libelle, options]) => partie(cle, libelle, options))}
      </div>
      <Button
        kind="secondary"
        aria-disabled={etat.nom === 'recherche'}
        onClick={() => void lancer()}
      >
        Ajouter la parcelle
      </Button>
      <p role="status" className={message === '' ? 'fr-sr-only' : 'fr-mt-1w fr-mb-0'}>
        {etat.nom === 'recherche' ? 'Recherche de la parcelle…' : message}
      </p>
      {etat.nom === 'a-garder' && <AGarder {...etat} retenir={retenir} ecarter={ecarter} />}
    </GroupeSaisi>
  )
}
