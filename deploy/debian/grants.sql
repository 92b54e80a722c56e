-- What the service may do; the log and the reward ledger it may only lengthen.
GRANT CREATE ON DATABASE nakatsugu TO nakatsugu_app;
GRANT USAGE ON SCHEMA drizzle TO nakatsugu_app;
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO nakatsugu_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO nakatsugu_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO nakatsugu_app;
REVOKE UPDATE, DELETE ON activities, activity_seals, record_seals, tree_nodes, declarations, reward_entries FROM nakatsugu_app;
