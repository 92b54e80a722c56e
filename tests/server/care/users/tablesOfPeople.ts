import { KEYS, material, type TableOfPeople } from './tablesOfMaterial'

/** Every table that holds something about a person. A new table enters here or among those of nobody. */
export const people: Readonly<Record<string, TableOfPeople>> = {
  user_profiles: {
    of: 'id',
    keeps: {
      'id created_at updated_at profile_created_at': KEYS,
      'donor_id user_rank': 'samples bear the number; the rank follows from the count',
      'user_status status_since furthest_status': 'the numbers of the way that people came',
      'suspension_status1 suspension_status2 updated_suspension_status1_to_true_at': 'the record of a stop',
      'registration_date_of_service registration_date_of_donor commencement_window_period_date': 'the record',
      'donor_expiration_date loss_donor_status_date sent_update_notice_at': 'the record',
      'total_donations_count latest_donations_count': 'donations stay',
    },
    empty: 'waiting_since delete_status account_removed_at retry_on retry_state',
    ownData: true,
  },
  activities: {
    of: 'user_id',
    keeps: { 'id time user_id actor_id category operation text': 'the log is append-only and names nobody' },
    empty: 'change_id request_id',
    ownData: true,
  },
  activity_reasons: { of: null, keeps: 'nothing', ownData: 'notes of staff' },
  condition_reports: {
    of: 'user_id',
    keeps: {
      'id user_id created_at updated_at recorded_by_staff': KEYS,
      'day kind since judgement': 'bears on stool that was received; what was said stays, sealed anew',
    },
    empty: 'lifted',
    ownData: true,
  },
  consents: {
    of: 'user_id',
    keeps: {
      'id user_id created_at updated_at': KEYS,
      'version sha256 consented_at ended_at withdrawn identity_document': 'what was consented to, and when',
    },
    ownData: true,
  },
  consent_signatures: { of: 'user_id', keeps: 'nothing', ownData: true },
  declarations: {
    of: 'user_id',
    keeps: {
      'id no user_id declared_at': KEYS,
      'what consent_id version sha256 consented_at identity_document': 'what was consented to, and when',
    },
    ownData: 'the history of the consents, which are in it; each can be taken as a receipt',
  },
  donations: {
    of: 'user_id',
    keeps: {
      'id user_id created_at updated_at idempotency_key donation_info_created_at': KEYS,
      'donation_at stool_receipt_status': 'traces stool',
      'due_yen reward_stage': 'the ledger',
    },
    empty: 'cancelled_at',
    ownData: true,
  },
  donation_screenings: {
    of: null,
    keeps: { 'donation_id screening_id': 'traces stool' },
    ownData: 'keys alone',
  },
  reward_entries: {
    of: 'user_id',
    keeps: { 'id user_id donation_id kind stage amount_yen period_id created_at': 'the ledger' },
    ownData: true,
  },
  dues: {
    of: 'user_id',
    keeps: { 'user_id yen': 'the ledger' },
    empty: 'donations',
    ownData: 'follows from the ledger, which is in it',
  },
  gift_hand_outs: {
    of: 'user_id',
    keeps: {
      'id user_id period handed_out_by handed_out_at confirmed_by confirmed_at replaces_code_id reported_by':
        'the ledger, and who vouches for it',
    },
    ownData: true,
  },
  gift_codes: {
    of: null,
    keeps: {
      'id imported_at imported_by line amount_yen valid_until fingerprint hand_out_id loss lost_at lost_by':
        'which codes were handed out, without the codes',
    },
    empty: 'code_sealed',
    ownData: true,
  },
  ...material,
  reward_contacts: { of: 'user_id', keeps: 'nothing', ownData: 'made as the person leaves' },
  flora_tests: { of: 'user_id', keeps: 'nothing', ownData: true },
  guidances: {
    of: 'user_id',
    keeps: {
      'id user_id created_at updated_at zoho_booking_id': KEYS,
      'year month absences guidance_invited_at declined_at': 'the numbers of the months',
      'consent_version kit_number': 'samples bear the kit number',
    },
    empty: 'before changes closed_at',
    ownData: true,
  },
  allocations: {
    of: null,
    keeps: {
      'guidance_id activity_id invited_at year month place_kind place places passed_on out_of_turn':
        'the numbers of the months',
      'waiting_since position ahead_suspended ahead_ended_today ahead_paused':
        'why others were invited later follows from it',
    },
    ownData: true,
  },
  waiting_pauses: { of: 'user_id', keeps: 'nothing', ownData: true },
  mail_outbox: {
    of: 'user_id',
    keeps: {
      'id user_id created_at updated_at dedupe_key next_attempt_at attempts activity_id actor_id': KEYS,
      'kind state sent_at failed_at last_error text_version': 'that something was sent, never what or where',
    },
    ownData: true,
  },
  push_devices: { of: 'user_id', keeps: 'nothing', ownData: true },
  push_messages: { of: null, keeps: 'nothing', ownData: 'of mails, which are in it' },
  office_points: { of: 'user_id', keeps: 'nothing', ownData: 'notes of staff' },
  person_notes: { of: 'user_id', keeps: 'nothing', ownData: true },
  person_note_versions: { of: null, keeps: 'nothing', ownData: 'the text that stands is in it' },
  screenings: {
    of: 'user_id',
    keeps: {
      'id user_id created_at updated_at screening_info_created_at user_status inspection_type': KEYS,
      'valid_from valid_until period_closed_on judged_at': 'donations and rewards belong to the period',
      'recruitment_year recruitment_month sent_online_check_reminder online_check_start_at': 'the record',
      'exam_requested_at scheduled_initial_exam_date scheduled_renewal_exam_date': 'the record',
      'initial_exam_date renewal_exam_date renewal_exam_status renewal_exam_result':
        'bears on stool that was received',
    },
    ownData: true,
  },
  online_checks: {
    of: 'user_id',
    keeps: {
      'screening_id user_id created_at updated_at version saved_at submitted_at consented_at criteria': KEYS,
      'refused_by points_open next_date carried online_check_score online_check_result':
        'bears on stool that was received; answers stay without free words and birthday, sealed anew',
    },
    empty: 'answers judgement',
    ownData: true,
  },
  health_checks: {
    of: 'user_id',
    keeps: {
      'screening_id user_id created_at updated_at criteria': KEYS,
      'exam_date donor_status': 'bears on stool that was received; what was found stays, sealed anew',
    },
    empty: 'reason sample_test_result medical_history_status normal_judgment_status',
    ownData: true,
  },
  corrections: {
    of: 'user_id',
    keeps: {
      'id user_id kind record_id created_at criteria': KEYS,
      'state cause is_told proposed_by decided_by decided_at':
        'that something was put right, and by whom; both versions stay, sealed anew',
    },
    empty: 'before after explanation words takes_back',
    ownData: true,
  },
  cases: {
    of: 'user_id',
    keeps: {
      'id kind state user_id actor_id subject facts due_on assignee_id answered_by answered_at version created_at updated_at':
        'that something was looked into, and by whom; without the words of the person and the answer',
    },
    ownData: true,
  },
  case_steps: {
    of: null,
    keeps: { 'id case_id kind actor_id created_at': 'the history without its words' },
    ownData: 'notes of staff',
  },
  answer_corrections: {
    of: 'user_id',
    keeps: {
      'id user_id screening_id created_at updated_at version round due_on': KEYS,
      'state effect reason decided_by decided_at pause_ended_at':
        'that answers were put right, and who looked at them',
    },
    empty: 'given before after',
    ownData: true,
  },
  clearings: {
    of: 'user_id',
    keeps: {
      'id user_id screening_id round created_at updated_at': KEYS,
      cleared_by: 'with the check of a period that gave stool: what a physician found, without words',
    },
    empty: 'cleared',
    ownData: true,
  },
  value_changes: {
    of: 'user_id',
    keeps: {
      'id no user_id record_id': KEYS,
      'table_name fields data changed_at': 'that something was changed, when and by whom, never what it was',
    },
    empty: 'actor_id change_id digest request_id',
    ownData: true,
  },
  refusals: { of: 'user_id', keeps: 'nothing', ownData: 'follows from the judgements, which are in it' },
  security_events: {
    of: null,
    keeps: {
      'id time last_time kind network request_id count': 'what was tried from where, no longer by whom',
    },
    ownData: true,
  },
  record_reads: {
    of: 'user_id',
    keeps: {
      'id read_at actor_id roles user_id class fields operation purpose request_id network session':
        'that staff read a record, which nobody may take back',
    },
    empty: 'list_id',
    ownData: true,
  },
  record_read_lists: {
    of: null,
    keeps: { 'id people': 'that staff read a list, which nobody may take back' },
    ownData: true,
  },
  read_visits: { of: 'user_id', keeps: 'nothing', ownData: 'when a page was opened, for what is new on it' },
  work_items: { of: 'user_id', keeps: 'nothing', ownData: 'notes of staff' },
  work_marks: { of: 'user_id', keeps: 'nothing', ownData: 'notes of staff' },
  bulk_rows: { of: 'user_id', keeps: 'nothing', ownData: 'follows from the log, which is in it' },
  undo_rows: {
    of: 'user_id',
    keeps: 'nothing',
    ownData: 'what the records said a minute ago, which are in it',
  },
  person_keys: {
    of: 'user_id',
    keeps: { 'user_id master_id': 'a new key, of what stays' },
    ownData: true,
  },
  pool_users: { of: 'sub', keeps: 'nothing', ownData: 'the address of mail stands in the profile' },
  pool_codes: { of: 'sub', keeps: 'nothing', ownData: 'secrets of the sign-in' },
  pool_sessions: { of: 'sub', keeps: 'nothing', ownData: 'secrets of the sign-in' },
  pool_passkeys: { of: 'sub', keeps: 'nothing', ownData: true },
  pool_refresh_tokens: { of: 'sub', keeps: 'nothing', ownData: 'secrets of the sign-in' },
  pool_replaced_tokens: { of: null, keeps: 'nothing', ownData: 'secrets of the sign-in' },
  pool_sign_in_failures: { of: 'sub', keeps: 'nothing', ownData: 'secrets of the sign-in' },
}

/** Tables without a word about a member. */
export const tablesOfNobody = [
  'activity_seals',
  'administrators',
  'booking_slots',
  'bulk_jobs',
  'call_counts',
  'consent_documents',
  'console_settings',
  'count_changes',
  'counts',
  'criteria_versions',
  'device_locks',
  'gift_counts',
  'gift_imports',
  'log_day_changes',
  'log_days',
  'mailboxes',
  'partner_counts',
  'pool_windows',
  'exam_days',
  'extra_hours',
  'letter_versions',
  'mail_text_versions',
  'opening',
  'opening_days',
  'opening_hours',
  'preference_slots',
  'record_seals',
  'sealing_start',
  'shared_keys',
  'shared_views',
  'tallies',
  'tally_changes',
  'tree_nodes',
  'unit_numbers',
  'undos',
  'unsealed_activities',
  'unsealed_records',
  'write_positions',
]
