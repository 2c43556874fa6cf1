import { Button, KeyValueList, RequiredNote, Section, Buttons } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChampSuggestions } from '../ChampSuggestions.tsx'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import {
  ChampsDesignation,
  controlerDesignation,
  DESIGNATION_VIDE,
  designationSaisie,
  type SaisieDesignation,
} from '../successeurs/ChampsDesignation.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { VIDE } from '../../lib/format.ts'
import { useApres } from '../../lib/use-apres.ts'
import { notify } from '../../lib/notifications.ts'

type Designe = Answer<'lireSyndicDesigne'>['designe']
const RELU = { business: true, invalidates: ['lireSyndicDesigne'] } as const

const initiale = (d: Designe): SaisieDesignation =>
  d === null
    ? DESIGNATION_VIDE
    : {
        type: d.type,
        siret: d.siret,
        raisonSociale: d.connu ? '' : d.raisonSociale,
        nom: d.nom,
        prenom: d.prenom,
        email: d.email,
      }

/** A firm that the register knows, by its name: its SIRET is written for the person. */
const SyndicParSonNom = ({ onChoisir }: { onChoisir: (siret: string) => void }) => {
  const [texte, setTexte] = useState('')
  const [choisi, setChoisi] = useState('')
  const pose = useApres(texte.trim())
  const cherche = pose.length > 1 && texte !== choisi
  const { data } = useQuery({
    ...queryOf('chercherSyndics')({ query: { q: pose } }, { silent: true }),
    enabled: cherche,
  })
  return (
    <ChampSuggestions
      nom="nom-syndic"
      label="Nom du syndic"
      hint="S’il est déjà inscrit au registre, choisissez-le : son SIRET s’inscrit seul."
      texte={texte}
      onTexte={setTexte}
      suggestions={
        cherche
          ? (data ?? []).map((s) => ({
              ...s,
              cle: s.siret,
              label: s.raisonSociale,
              detail: `${s.codePostal} ${s.commune}`.trim(),
            }))
          : []
      }
      sansResultat={cherche && pose === texte.trim() && data?.length === 0}
      onChoisir={(s) => {
        setTexte(s.raisonSociale)
        setChoisi(s.raisonSociale)
        onChoisir(s.siret)
      }}
    />
  )
}

/** Who the syndic is, in a window. */
const FenetreSyndic = ({
  id,
  designe,
  onFermer,
}: {
  id: number
  designe: Designe
  onFermer: () => void
}) => {
  const { mutateAsync } = useCommand('designerSyndic', RELU)
  const record = useRecordForm({
    operation: 'designerSyndic',
    defaultValues: initiale(designe),
    toArgs: (saisie) => ({ params: { id }, body: designationSaisie(saisie) }),
    check: (saisie) => ({ erreurs: controlerDesignation(saisie) }),
    submit: async (args) => {
      await mutateAsync(args)
      notify('success', 'Le syndic est désigné.')
      onFermer()
    },
  })
  return (
    <FenetreFormulaire
      record={record}
      titre="Désigner le syndic"
      confirmer="Désigner"
      onFermer={onFermer}
    >
      <RequiredNote />
      <ChampsDesignation
        pro={record.form.watch('type') === 'PRO'}
        labelType="Le syndic est"
        labelSiret="SIRET du syndic"
        recherche={<SyndicParSonNom onChoisir={(siret) => record.form.setValue('siret', siret)} />}
      />
    </FenetreFormulaire>
  )
}

const nomDe = (d: NonNullable<Designe>): string =>
  d.raisonSociale || `${d.prenom} ${d.nom}`.trim() || 'Syndic déjà inscrit au registre'

/**
 * The syndic whom a notary may name, in its draft or on what it has registered: told once the
 * co-ownership has its number, invited then when it has no account.
 */
export const SyndicDesigne = ({
  id,
  immatriculee = false,
}: {
  /** The draft, or the declaration in force. */
  id: number
  /** It has its number: the syndic is told at once, and once told is not taken back here. */
  immatriculee?: boolean
}) => {
  const { data } = useQuery(queryOf('lireSyndicDesigne')({ params: { id } }))
  const retirer = useCommand('retirerSyndicDesigne', RELU)
  const [ouverte, setOuverte] = useState(false)
  const designe = data?.designe ?? null
  return (
    <Section title={immatriculee ? 'Syndic à rattacher' : 'Syndic désigné (facultatif)'}>
      {designe ? (
        <>
          <KeyValueList
            items={{
              Syndic: nomDe(designe),
              SIRET: designe.siret ? designe.siret : undefined,
              'Adresse électronique': designe.connu ? undefined : designe.email || VIDE,
            }}
          />
          <p>
            {immatriculee
              ? 'Il est prévenu par courriel : à lui de demander son rattachement.'
              : 'Il sera prévenu par courriel une fois le numéro attribué.'}
          </p>
        </>
      ) : (
        <p>
          Si vous connaissez le syndic, désignez-le :{' '}
          {immatriculee ? 'il reçoit aussitôt' : 'une fois le numéro attribué, il reçoit'} un
          courriel pour demander son rattachement, et pour ouvrir son compte s’il n’en a pas.
        </p>
      )}
      {!(immatriculee && designe) && (
        <Buttons className="fr-btns-group--sm fr-mt-2w">
          <Button kind="secondary" disabled={data === undefined} onClick={() => setOuverte(true)}>
            {designe ? 'Désigner un autre syndic' : 'Désigner le syndic'}
          </Button>
          {designe && (
            <Button
              kind="tertiary"
              disabled={retirer.isPending}
              onClick={() => retirer.mutate({ params: { id } })}
            >
              Retirer la désignation
            </Button>
          )}
        </Buttons>
      )}
      {ouverte && <FenetreSyndic id={id} designe={designe} onFermer={() => setOuverte(false)} />}
    </Section>
  )
}
