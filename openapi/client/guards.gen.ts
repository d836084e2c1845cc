// Generated from openapi/spec by `npm run spec`. Do not edit.

export {};
