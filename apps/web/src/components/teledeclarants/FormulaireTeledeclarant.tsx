import { controlerTeledeclarant } from '@registre/domain'
import { Button, RequiredNote, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { type Args, queryOf, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { Conflit, useVersion } from '../conflit.tsx'
import { ChampCivilite } from '../champs-personne.tsx'
import { FormSelect, FormText } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { LABELS_FICHE } from './champs.ts'
import { LECTURES_TELEDECLARANTS, type Teledeclarant } from './teledeclarant.ts'

type Corps = NonNullable<Args<'modifierTeledeclarant'>['body']>
type Saisie = Omit<Corps, 'version' | 'comptesActifs'>

const LIGNES = [1, 2, 3, 4, 5, 6, 7] as const

/** The form as the file says it. */
export const initiale = ({
  type,
  etablissement,
  representant,
  parametres: { statut, certificatDn1, certificatDn2, emetteurDn1, emetteurDn2 },
}: Teledeclarant): Saisie => ({
  type,
  etablissement: {
    ...etablissement,
    adresse: LIGNES.map((n) => etablissement.adresse?.[n - 1] ?? ''),
  },
  representant,
  parametres: { statut, certificatDn1, certificatDn2, emetteurDn1, emetteurDn2 },
})

const remplies = (adresse: readonly (string | undefined)[] | undefined): string[] =>
  (adresse ?? []).map((ligne) => (ligne ?? '').trim()).filter((ligne) => ligne !== '')

/** What is sent: lines without holes. */
export const versCorps = (s: Saisie): Saisie => ({
  ...s,
  etablissement: { ...s.etablissement, adresse: remplies(s.etablissement.adresse) },
})

const Texte = ({
  champ,
  required = false,
  hint,
  type,
}: {
  champ: string
  required?: boolean
  hint?: string
  type?: string
}) => (
  <FormText
    name={champ}
    label={LABELS_FICHE[champ] ?? champ}
    required={required}
    hint={hint}
    inputProps={{ autoComplete: 'off', ...(type ? { type } : {}) }}
  />
)

const Etablissement = ({ types }: { types: readonly { value: string; label: string }[] }) => (
  <Section title="Établissement">
    <FormSelect
      name="type"
      label="Type de télédéclarant"
      required
      placeholder={null}
      options={types}
      {...(types.length > 1
        ? {
            hint: 'Les comptes suivent leur télédéclarant : leurs titulaires devront se connecter de nouveau.',
          }
        : {})}
    />
    <Texte champ="etablissement.raisonSociale" />
    <Texte
      champ="etablissement.siret"

      hint="14 chiffres ; un syndic professionnel et une étude en ont un"
    />
    <Texte champ="etablissement.codeApe" hint="Exemple : 68.32A" />
    <Texte champ="etablissement.libelleApe" />
    <Texte champ="etablissement.typeEtablissement" />
    <fieldset className="fr-fieldset" aria-labelledby="adresse-etablissement">
      <legend className="fr-fieldset__legend" id="adresse-etablissement">
        Adresse
      </legend>
      <div className="fr-fieldset__element">
        {LIGNES.map((n) => (
          <FormText
            key={n}
            name={`etablissement.adresse.${n - 1}`}
            label={`Ligne ${n}`}
            inputProps={{ autoComplete: 'off' }}
          />
        ))}
      </div>
    </fieldset>
    <Texte champ="etablissement.codePostal" />
    <Texte champ="etablissement.commune" />
    <Texte champ="etablissement.telephone" type="tel" hint="Exemple : +33122334455" />
  </Section>
)

const Representant = () => (
  <Section title="Représentant légal">
    <ChampCivilite dans="representant." autrui />
    <Texte champ="representant.nom" required />
    <Texte champ="representant.prenom" required />
    <Texte
      champ="representant.email"
      required
      type="email"
      hint="Format attendu : nom@domaine.fr"
    />
    <Texte champ="representant.telephone" type="tel" hint="Exemple : +33122334455" />
    <Texte champ="representant.adresse.complement" />
    <Texte champ="representant.adresse.batiment" />
    <Texte champ="representant.adresse.voie" />
    <Texte champ="representant.adresse.lieuDit" />
    <Texte champ="representant.adresse.codePostal" />
    <Texte champ="representant.adresse.commune" />
    <Texte champ="representant.adresse.pays" />
  </Section>
)

const Parametres = ({ statuts }: { statuts: readonly { value: string; label: string }[] }) => (
  <Section title="Paramètres techniques">
    <FormSelect
      name="parametres.statut"
      label="Statut"
      required
      placeholder={null}
      options={statuts}
      hint={
        statuts.length > 1
          ? 'Le représentant légal est prévenu par courriel d’un changement.'
          : 'Aucun autre statut n’est possible d’ici.'
      }
    />
    {(['certificatDn1', 'emetteurDn1', 'certificatDn2', 'emetteurDn2'] as const).map((dn) => (
      <Texte key={dn} champ={`parametres.${dn}`} />
    ))}
  </Section>
)

/** A keeper's form on the whole file of a declarant; a stale save shows both values first. */
export const FormulaireTeledeclarant = ({
  teledeclarant: t,
  onFini,
}: {
  teledeclarant: Teledeclarant
  onFini: () => void
}) => {
  const { data: types } = useQuery(queryOf('listerTypesTeledeclarant')({ params: { type: 'all' } }))
  const { data: statuts } = useQuery(
    queryOf('listerStatutsTeledeclarantSuivants')({ params: { type: t.type } }),
  )
  const modifier = useCommand('modifierTeledeclarant', {
    business: true,
    invalidates: LECTURES_TELEDECLARANTS,
  })
  const { conflit, enregistrer } = useVersion(t.version, LABELS_FICHE)
  const record = useRecordForm({
    defaultValues: initiale(t),
    operation: 'modifierTeledeclarant',
    toArgs: (saisie) => ({
      params: { id: Number(t.id) },
      body: { ...versCorps(saisie), version: t.version },
    }),
    check: (saisie) => ({ erreurs: controlerTeledeclarant(saisie) }),
    submit: async ({ params, body }) => {
      await enregistrer((version) => modifier.mutateAsync({ params, body: { ...body, version } }))
      notify('success', 'La fiche du télédéclarant est enregistrée.')
      onFini()
    },
  })
  const parmi = (
    liste: readonly { clef: string; valeur: string }[] | undefined,
    possibles: readonly string[],
  ) =>
    (liste ?? [])
      .filter(({ clef }) => possibles.includes(clef))
      .map(({ clef, valeur }) => ({ value: clef, label: valeur }))
  if (!types || !statuts) return <p role="status">Lecture des listes…</p>
  return (
    <div className="rc-etroite">
      <RecordForm
        record={record}
        actions={
          <>
            <Button type="submit" aria-disabled={record.busy}>
              Enregistrer
            </Button>
            <Button kind="secondary" onClick={onFini}>
              Annuler
            </Button>
          </>
        }
      >
        <Conflit lignes={conflit} />
        <RequiredNote />
        <Etablissement types={parmi(types, t.typesPossibles)} />
        <Representant />
        <Parametres statuts={parmi(statuts, t.statutsPossibles)} />
      </RecordForm>
    </div>
  )
}
