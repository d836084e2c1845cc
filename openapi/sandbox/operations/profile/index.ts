/** The calls of the tag `profile`, by their ids in the spec. */
export { changePassword, confirmEmail, getUser, removeAccount, setEmail, setPhone, uploadAvatar } from "./account.ts";
export { getProfile, logout, updateProfile } from "./profile.ts";
